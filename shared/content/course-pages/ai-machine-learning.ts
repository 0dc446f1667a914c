import { company } from "../company.ts";
import type { CoursePage } from "./course-page.ts";

/** The AI course's landing page. */
export const aiPage: CoursePage = {
  id: "ai-machine-learning",
  meta: {
    title: `AI and machine learning course, live online | ${company.name}`,
    description:
      "Three months from Python and mathematics to PyTorch, transformers, RAG and deployment, with 12 projects, measured honestly and put into service.",
  },
  hero: {
    title: "Understand the models you use, then put one to work",
    lead: "Three months from NumPy to a system in service. You write gradient descent by hand once, so that everything after it makes sense, and you finish with an application people can open.",
  },
  reasons: {
    title: "Why learn AI with us",
    lead: "Less magic, more measuring.",
    cards: [
      {
        icon: "hammer",
        title: "A project every week",
        text: "Twelve labs with a result each: air quality, flat prices, leaf disease, utility bills, a prospectus assistant.",
      },
      {
        icon: "test",
        title: "A baseline before a network",
        text: "You may not train anything deep until a simple model has set the mark to beat.",
      },
      {
        icon: "languages",
        title: "Urdu and Roman Urdu included",
        text: "Tokenisers, scarce data and sentiment in the languages your users write.",
      },
      {
        icon: "cloud",
        title: "No expensive computer needed",
        text: "A free cloud notebook with a GPU is enough for every lab, and open models run on a modest laptop.",
      },
    ],
  },
  modules: {
    title: "What the 12 weeks hold",
    lead: "Sixteen modules in three months. The full outline lists each week with its lab.",
    list: [
      { title: "Python for machine learning", text: "Environments, type hints and notebooks" },
      { title: "NumPy and pandas", text: "Arrays, broadcasting and looking at a table" },
      { title: "The mathematics you will use", text: "Vectors, gradients, probability and loss" },
      { title: "Regression and classification", text: "scikit-learn pipelines and honest splits" },
      { title: "Evaluation", text: "Precision, recall, thresholds and cross-validation" },
      { title: "Trees and boosting", text: "Random forests, XGBoost and SHAP values" },
      { title: "Unsupervised learning", text: "Clusters, PCA and finding the unusual" },
      { title: "Neural networks in PyTorch", text: "Autograd, training loops and reading a loss curve" },
      { title: "Computer vision", text: "Convolutions, transfer learning and Grad-CAM" },
      { title: "Embeddings and transformers", text: "Tokens, attention and fine-tuning with LoRA" },
      { title: "Urdu and Roman Urdu text", text: "Scripts, tokenisers and scarce data" },
      { title: "Applications on language models", text: "Prompts, structured output, tools and agents" },
      { title: "Retrieval-augmented generation", text: "Vector search, reranking and citing the source" },
      { title: "MLOps", text: "FastAPI, Docker, MLflow, drift and retraining" },
      { title: "Responsible AI", text: "Bias, consent, injection, and when not to build" },
      { title: "Capstone and career", text: "A model in service, its limits, and a portfolio" },
    ],
  },
  abilities: {
    title: "What you will be able to do",
    lead: "With a repository to prove each of them.",
    list: [
      "Write linear regression with gradient descent in NumPy, and explain each line",
      "Split data so that nothing leaks from the answer into the question",
      "Choose a threshold from what each kind of mistake costs",
      "Train and debug a neural network in PyTorch by reading its curves",
      "Fine-tune a vision model on a few hundred photographs and show where it looks",
      "Fine-tune a transformer on Roman Urdu and compare it with a simple baseline",
      "Turn photographed documents into checked data, with a measured error rate",
      "Build an assistant that answers from your documents, cites them, and can say it does not know",
      "Serve a model behind an API with Docker, and notice when its inputs change",
      "Write a model card that names the limits",
    ],
  },
  roles: {
    title: "Work this prepares you for",
    lead: "Many such posts ask for a degree as well. A portfolio of measured projects helps with or without one.",
    list: [
      { title: "Junior machine learning engineer", text: "Training, measuring and serving models" },
      { title: "AI application developer", text: "Assistants, document readers and search on language models" },
      { title: "Data scientist, first post", text: "Prediction and segmentation on business tables" },
      { title: "Research assistant", text: "A final-year project or thesis with sound experiments" },
    ],
  },
  closing: {
    title: "Put your first model to the test",
    lead: "Ask for a place in the next batch, or read every week of the outline first.",
    action: { label: "Enroll Now", href: "/enrollnow?course=ai-machine-learning" },
  },
};

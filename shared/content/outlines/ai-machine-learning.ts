import type { Outline } from "../../contracts/outline.ts";

/** AI with machine learning, 12 weeks in 3 months; each week's lab is one of the course's twelve projects. */
export const aiOutline: Outline = {
  roadmap: "Full Stack AI With Machine Learning: from Python to a model in service",
  durationWeeks: 12,
  weeklySchedule: {
    theory: "2 live interactive classes of 90 minutes",
    practice: "1 guided assignment of about 2 hours, in a notebook",
    lab: "About 3 hours on the week's lab; a free cloud notebook with a GPU is enough",
  },
  months: [
    {
      month: 1,
      title: "Python, mathematics and classical models",
      weeks: [
        {
          week: 1,
          title: "Python for machine learning",
          theory: [
            "Python essentials: functions, comprehensions, classes and type hints",
            "Environments with uv, notebooks and Git",
            "NumPy arrays, broadcasting and vectorised thinking",
            "pandas for loading and inspecting a table",
          ],
          lab: "Load Lahore's hourly air-quality readings, find the gaps and broken sensors, and chart the smog season with NumPy and pandas.",
        },
        {
          week: 2,
          title: "The mathematics you will use",
          theory: [
            "Vectors, matrices and dot products as similarity",
            "Derivatives, gradients and gradient descent",
            "Probability, Bayes' rule and expected value",
            "Loss functions: squared error and cross-entropy",
          ],
          lab: "Write linear regression with gradient descent in NumPy alone, and match scikit-learn's coefficients on house prices to three decimals.",
        },
        {
          week: 3,
          title: "scikit-learn: regression and classification",
          theory: [
            "Train, validation and test sets, and how data leaks between them",
            "Linear and logistic regression, nearest neighbours",
            "Pipelines: scaling, encoding and filling gaps",
            "Regularisation, bias and variance",
          ],
          lab: "Predict asking prices of flats in Karachi, Lahore and Islamabad from a listings data set, with one pipeline and a simple baseline to beat.",
        },
        {
          week: 4,
          title: "Evaluation, trees and boosting",
          theory: [
            "Precision, recall, ROC and precision-recall curves",
            "Choosing a threshold from the cost of each mistake",
            "Cross-validation, and grouped or timed splits",
            "Decision trees, random forests and gradient boosting with XGBoost",
            "SHAP values, and what they do not explain",
          ],
          lab: "Predict which telecom customers will leave, choose the threshold from a retention budget, and write the result for a manager.",
        },
      ],
    },
    {
      month: 2,
      title: "Deep learning",
      weeks: [
        {
          week: 5,
          title: "Unsupervised learning and features",
          theory: [
            "k-means, hierarchical clustering and DBSCAN",
            "PCA and UMAP for seeing many dimensions",
            "Finding the unusual with isolation forests",
            "Features from dates, text and places",
          ],
          lab: "Group 20,000 customers of an online shop into segments a marketing team can name, and flag suspicious orders.",
        },
        {
          week: 6,
          title: "Neural networks in PyTorch",
          theory: [
            "Tensors, autograd and the training loop",
            "Layers, activations and initialisation",
            "Optimisers, learning-rate schedules and early stopping",
            "Dropout, normalisation and reading a loss curve",
          ],
          lab: "Train a small network on Fashion-MNIST, break it in four planned ways, and recognise each fault from its curves.",
        },
        {
          week: 7,
          title: "Computer vision with convolutional networks",
          theory: [
            "Convolution, pooling and receptive fields",
            "Transfer learning from ResNet and EfficientNet",
            "Augmentation, and small or unbalanced data sets",
            "Object detection with YOLO in outline",
          ],
          lab: "Recognise cotton and wheat leaf diseases from phone photographs by fine-tuning a ResNet, and show with Grad-CAM where the model looks.",
        },
        {
          week: 8,
          title: "Language: embeddings and transformers",
          theory: [
            "Tokens, embeddings and semantic similarity",
            "Attention and the transformer, step by step",
            "Fine-tuning with Hugging Face, and LoRA adapters",
            "Urdu and Roman Urdu: scripts, tokenisers and scarce data",
          ],
          lab: "Fine-tune a multilingual transformer on the UCI Roman Urdu data set for sentiment, and compare it with a logistic-regression baseline.",
        },
      ],
    },
    {
      month: 3,
      title: "Language-model applications, service and capstone",
      weeks: [
        {
          week: 9,
          title: "Applications on large language models",
          theory: [
            "Prompts, structured output and calling tools",
            "Hosted APIs and open models with Ollama: cost, speed, privacy",
            "Agents: loops, limits and asking a person",
            "Prompt injection, and what a model must never be trusted with",
          ],
          lab: "Build a tool that reads photographed utility bills into checked JSON, with a test set of 50 bills and a measured error rate.",
        },
        {
          week: 10,
          title: "Retrieval-augmented generation",
          theory: [
            "Splitting documents, embeddings and vector search with pgvector",
            "Hybrid search, reranking and citing the source",
            "Measuring retrieval apart from the answer",
            'Saying "I do not know" when the documents are silent',
          ],
          lab: "Build an assistant that answers from a university's prospectus in English and Urdu, cites the page, and passes a test of 40 questions.",
        },
        {
          week: 11,
          title: "MLOps and responsible AI",
          theory: [
            "Serving a model with FastAPI and Docker",
            "Tracking experiments and versions with MLflow",
            "Tests, CI/CD, drift and when to retrain",
            "Bias, consent and privacy; when not to build the system",
          ],
          lab: "Deploy the leaf-disease model behind an API with a small React page, monitor its inputs, and write its model card.",
        },
        {
          week: 12,
          title: "Capstone and presentation",
          theory: [
            "Framing: a user, a decision, a baseline, a budget",
            "Error analysis as the engine of improvement",
            "Demonstrating a model that sometimes fails",
            "Portfolio, CV and interviews for machine-learning roles",
          ],
          lab: "Deliver a capstone in service: data, model, API and page, with its measured limits, and present it in ten minutes.",
        },
      ],
    },
  ],
};

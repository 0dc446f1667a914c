import type { Outline } from "../../contracts/outline.ts";

/** Data analysis, 12 weeks in 3 months, on data from Pakistan wherever the public sources allow. */
export const dataAnalystOutline: Outline = {
  roadmap: "Data Analysis: from spreadsheet to decision",
  durationWeeks: 12,
  weeklySchedule: {
    theory: "2 live interactive classes of 90 minutes",
    practice: "1 guided assignment of about 2 hours, on a data set we supply",
    lab: "About 3 hours on the week's lab, handed in as a workbook, query file or notebook",
  },
  months: [
    {
      month: 1,
      title: "Spreadsheets, statistics and questions",
      weeks: [
        {
          week: 1,
          title: "Excel and Google Sheets for analysts",
          theory: [
            "Tables, data types, and dates that are really text",
            "XLOOKUP, SUMIFS, FILTER and UNIQUE",
            "PivotTables and slicers",
            "Turning a manager's wish into a question data can answer",
          ],
          lab: "Take a Lahore grocery shop's raw sales register of 8,000 rows and answer ten of the owner's questions with PivotTables.",
        },
        {
          week: 2,
          title: "Cleaning data with Power Query",
          theory: [
            "Steps that can be run again, instead of edits by hand",
            "Splitting, merging and unpivoting",
            "Duplicates, missing values, and one city spelled five ways",
            "Keeping a log of every change you made",
          ],
          lab: "Combine twelve monthly mandi price files from Punjab's agriculture market service into one clean table that refreshes in a click.",
        },
        {
          week: 3,
          title: "Descriptive statistics",
          theory: [
            "Mean, median, and why salaries need the median",
            "Spread: quartiles, variance and standard deviation",
            "Distributions, outliers and box plots",
            "Correlation, and the causes it does not prove",
          ],
          lab: "Describe household spending from a sample of Pakistan Bureau of Statistics survey tables in one page with three charts.",
        },
        {
          week: 4,
          title: "Sampling and testing a claim",
          theory: [
            "Populations, samples and bias in online surveys",
            "Confidence intervals in plain words",
            "t-tests and chi-square tests, and what a p-value is not",
            "A/B tests: sample size before, patience during",
          ],
          lab: "Judge whether a food delivery app's new checkout raised completed orders, and write the answer in five sentences with its uncertainty.",
        },
      ],
    },
    {
      month: 2,
      title: "SQL and Python",
      weeks: [
        {
          week: 5,
          title: "SQL on PostgreSQL: asking",
          theory: [
            "Tables, keys and relationships",
            "SELECT, WHERE, ORDER BY and NULL",
            "GROUP BY, HAVING and aggregate functions",
            "Inner and outer joins, and the rows they quietly drop",
          ],
          lab: "Answer 25 business questions on a PostgreSQL database of a courier company's parcels, riders and cities.",
        },
        {
          week: 6,
          title: "SQL on PostgreSQL: analysing",
          theory: [
            "Common table expressions and subqueries",
            "Window functions: rankings, running totals, change on last month",
            "Date arithmetic and time zones",
            "Views, indexes and reading EXPLAIN",
          ],
          lab: "Build a customer cohort table for the courier database that shows, for each joining month, who still ships six months later.",
        },
        {
          week: 7,
          title: "Python and pandas",
          theory: [
            "Python for analysts: types, loops, functions and Jupyter",
            "Series and DataFrames: select, filter, assign",
            "groupby, merge and pivot_table",
            "Reading Excel, CSV, JSON and PostgreSQL from one notebook",
          ],
          lab: "Rebuild the week 2 mandi price cleaning in pandas, and add a check that fails when a file changes its columns.",
        },
        {
          week: 8,
          title: "Exploring and visualising",
          theory: [
            "Choosing a chart: comparison, trend, share, distribution, relation",
            "Matplotlib and seaborn, and Plotly for readers who click",
            "Axes, colour and labels that do not mislead",
            "Maps of Pakistan's districts with GeoPandas",
          ],
          lab: "Explore thirty years of Pakistan Meteorological Department rainfall and publish a notebook with a district map and four honest charts.",
        },
      ],
    },
    {
      month: 3,
      title: "Power BI, forecasting and the capstone",
      weeks: [
        {
          week: 9,
          title: "Power BI: model and report",
          theory: [
            "Star schemas: facts, dimensions and a date table",
            "Relationships and the direction of filters",
            "Report pages, bookmarks and drill-through",
            "Layouts for a phone, and colours for colour-blind readers",
          ],
          lab: "Model three years of a garment exporter's orders in Power BI and build a two-page report for its sales meeting.",
        },
        {
          week: 10,
          title: "DAX, refresh and access",
          theory: [
            "Calculated columns against measures",
            "Row and filter context, and CALCULATE",
            "Time intelligence for a July-to-June fiscal year",
            "Gateways, scheduled refresh and row-level security",
          ],
          lab: "Add measures for growth, margin and return rate to the exporter's report, and let each regional manager see one region only.",
        },
        {
          week: 11,
          title: "Forecasting and telling the story",
          theory: [
            "Trend, season and noise; naive forecasts as the bar to beat",
            "Exponential smoothing and ARIMA with statsmodels",
            "Measuring forecast error on held-back months",
            "The one-page brief: finding, evidence, doubt, recommendation",
            "Using AI assistants for queries and code, and checking their answers",
          ],
          lab: "Forecast workers' remittances for the next six months from State Bank of Pakistan data and brief a bank manager in one page.",
        },
        {
          week: 12,
          title: "Capstone and presentation",
          theory: [
            "From a vague request to an agreed scope",
            "Documenting sources, definitions and limits",
            "Presenting to people who did not ask for detail",
            "Portfolio, CV and the analyst's interview: SQL test and case",
          ],
          lab: "Deliver a capstone on a local data set of your choice (prices, air quality, election results or your employer's records): SQL, notebook, dashboard and a ten-minute talk.",
        },
      ],
    },
  ],
};

"""Choose a checkpoint: the one that finds the most amounts on the validation pages, both sets counted alike.

usage: choose.py --pages DIR --work DIR MODEL.traineddata...   prints a row a model, the best one last
"""
import argparse
import os

import measure


def recall(figures):
    """What checkpoints are compared by: the mean of the sets' recalls."""
    return sum(found for found, _, _ in figures.values()) / len(figures)


def row(name, figures):
    """One row of the model card's table."""
    cells = [f"{found:.3f} ({right:.3f})" for found, right, _ in figures.values()]
    seconds = max(second for _, _, second in figures.values())
    return f"| {name} | " + " | ".join(cells) + f" | {seconds * 1000:.1f} ms |"


def ranked(models, pages, work):
    """(recall, figures, model) of each model, the best one last."""
    rated = []
    for model in models:
        figures = measure.measure(model, pages, work)
        rated.append((recall(figures), figures, model))
        print(row(os.path.basename(model), figures), flush=True)
    return sorted(rated, key=lambda entry: entry[0])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("models", nargs="+")
    options = parser.parse_args()
    ranked(options.models, options.pages, options.work)

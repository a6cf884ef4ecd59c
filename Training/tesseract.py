"""Tesseract's own training tools: the alphabet's coding, an empty checkpoint to fill, and the models that come out."""
import os
import subprocess

from alphabet import CHARACTERS, NARROW, WIDE

BLANK = "|Broken|0|1"  # the class that stands for no character at all


def starter(folder):
    """Write `folder`/receipt/receipt.traineddata, the alphabet without a network, which lstmtraining wants; returns its path."""
    path = os.path.join(folder, "receipt", "receipt.traineddata")
    if os.path.exists(path):
        return path
    os.makedirs(folder, exist_ok=True)
    text, units = os.path.join(folder, "characters.txt"), os.path.join(folder, "unicharset")
    with open(text, "w", encoding="utf-8") as out:
        out.write("\n".join(CHARACTERS) + "\n")
    with open(os.path.join(folder, "radical-stroke.txt"), "w", encoding="utf-8") as out:
        out.write("4E00\t1.0\n")  # combine_lang_model wants a line, and has no use for it without Han letters
    run("unicharset_extractor", "--output_unicharset", units, "--norm_mode", "1", text)
    run("combine_lang_model", "--input_unicharset", units, "--script_dir", folder, "--output_dir", folder,
        "--lang", "receipt", "--pass_through_recoder")
    return path


def classes(traineddata, folder):
    """The network's output for each character of a model or starter file, with the blank under the name BLANK."""
    base = os.path.join(folder, "unpacked.")
    run("combine_tessdata", "-u", traineddata, base)
    with open(base + "lstm-unicharset", encoding="utf-8") as rows:
        names = [row.split(" ")[0].translate(NARROW) for row in rows.read().split("\n")[1:]]
    return {" ": 0, **{name: number for number, name in enumerate(names) if number and name}}


def network_of(traineddata, folder):
    """The file with the network inside a float model; returns its path."""
    path = os.path.join(folder, "start.lstm")
    run("combine_tessdata", "-e", traineddata, path)
    return path


def empty(spec, shard, folder):
    """A checkpoint of a network of this form, whose weights are to be replaced; returns its path."""
    base = os.path.join(folder, "empty")
    names = base + ".list"
    with open(names, "w", encoding="utf-8") as out:
        out.write(shard + "\n")
    if not os.path.exists(base + "_checkpoint"):  # lstmtraining writes the first one after a hundred lines
        run("lstmtraining", "--traineddata", starter(folder), "--net_spec", spec, "--model_output", base,
            "--train_listfile", names, "--max_iterations", "100")
    return base + "_checkpoint"


def model(checkpoint, folder, path, small):
    """The model of a checkpoint as a traineddata file: integer (`small`) or float; returns its path."""
    command = ["lstmtraining", "--stop_training", "--continue_from", checkpoint, "--traineddata", starter(folder)]
    run(*command, *(["--convert_to_int"] if small else []), "--model_output", path)
    widen(path, os.path.join(folder, "widened."))
    return path


def widen(traineddata, base):
    """Write the capitals of a model's alphabet as full-width ones (`alphabet.WIDE`); `base` is where it is unpacked."""
    run("combine_tessdata", "-u", traineddata, base)
    units = base + "lstm-unicharset"
    with open(units, encoding="utf-8") as rows:
        rows = [row.split(" ", 1) for row in rows.read().split("\n")]
    with open(units, "w", encoding="utf-8") as out:
        out.write("\n".join(" ".join([row[0].translate(WIDE) if len(row[0]) == 1 else row[0], *row[1:]]) for row in rows))
    run("combine_tessdata", base)
    os.replace(base + "traineddata", traineddata)


def run(*command):
    """Run one of Tesseract's tools on one thread; RuntimeError with its last words when it fails."""
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "OMP_THREAD_LIMIT": "1"})
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {(done.stderr or done.stdout)[-400:]}")
    return done.stdout + done.stderr

"""The starter file of a model: its alphabet and the coding of its characters, without a network."""
import os
import subprocess

from alphabet import CHARACTERS


def starter(folder):
    """Write `folder`/receipt/receipt.traineddata, which lstmtraining wants as --traineddata; returns its path."""
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


def run(*command):
    """Run one of Tesseract's tools; RuntimeError with its last words when it fails."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {(done.stderr or done.stdout)[-400:]}")
    return done.stdout + done.stderr

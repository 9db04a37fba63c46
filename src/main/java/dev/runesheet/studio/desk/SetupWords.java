package dev.runesheet.studio.desk;

import java.util.Arrays;
import java.util.List;

/** The words that set a match up, as a person types them in one field. */
public final class SetupWords {

  private SetupWords() {}

  /** The words of a text: what is between its commas; in a text without commas, between blanks. */
  public static List<String> of(String text) {
    return Arrays.stream(text.split(text.contains(",") ? "," : "\\s+"))
        .map(String::strip)
        .filter(word -> !word.isEmpty())
        .toList();
  }
}

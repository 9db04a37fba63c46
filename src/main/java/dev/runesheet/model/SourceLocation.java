package dev.runesheet.model;

import java.util.Objects;

/**
 * A place in a source: {@code file:line:col}, a JSON pointer ({@code file#/a/0}), or a cell ({@code
 * workbook!Sheet!C7}).
 *
 * @param file the file as the user named it, relative where possible; never empty
 * @param place what follows the file, with its separator: {@code ":3:14"}, {@code "#/abilities/0"},
 *     {@code "!Rules!C7"}; empty for the file as a whole
 */
public record SourceLocation(String file, String place) implements Comparable<SourceLocation> {

  /** The place of things that no author wrote, such as a model built by a program. */
  public static final SourceLocation NONE = new SourceLocation("(built)", "");

  /** Checks that both parts are there. */
  public SourceLocation {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(place, "place");
  }

  /** A whole file. */
  public static SourceLocation file(String file) {
    return new SourceLocation(file, "");
  }

  /** A JSON pointer in a file, for example {@code /abilities/0/program}. */
  public static SourceLocation pointer(String file, String pointer) {
    return new SourceLocation(file, "#" + pointer);
  }

  /** A line and a column of a text file, both from 1. */
  public static SourceLocation line(String file, int line, int column) {
    return new SourceLocation(file, ":" + line + ":" + column);
  }

  /** A cell of a workbook; the cell as a spreadsheet names it, for example {@code C7}. */
  public static SourceLocation cell(String workbook, String sheet, String cell) {
    return new SourceLocation(workbook, "!" + sheet + "!" + cell);
  }

  /** A character within a cell or field, from 1. */
  public SourceLocation character(int number) {
    return new SourceLocation(file, place + ":" + number);
  }

  /** The place some characters further; the same where places have no characters. */
  public SourceLocation further(int characters) {
    int colon = place.lastIndexOf(':');
    String number = place.substring(colon + 1);
    return colon < 0 || !number.matches("[0-9]{1,9}")
        ? this
        : new SourceLocation(file, place.substring(0, colon))
            .character(Integer.parseInt(number) + characters);
  }

  /** The place as messages show it. */
  @Override
  public String toString() {
    return file + place;
  }

  @Override
  public int compareTo(SourceLocation other) {
    int byFile = file.compareTo(other.file);
    return byFile != 0 ? byFile : place.compareTo(other.place);
  }
}

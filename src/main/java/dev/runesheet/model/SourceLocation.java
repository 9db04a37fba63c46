package dev.runesheet.model;

import dev.runesheet.model.place.Place;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place in a source: {@code file:line:col}, a JSON pointer ({@code file#/a/0}), or a cell ({@code
 * workbook!Sheet!C7}).
 *
 * @param file the file as the user named it, relative where possible; never empty
 * @param place where in the file
 */
public record SourceLocation(String file, Place place) implements Comparable<SourceLocation> {

  /** The place of things that no author wrote, such as a model built by a program. */
  public static final SourceLocation NONE = file("(built)");

  private static final Pattern LINE = Pattern.compile("(.+?):(\\d+):(\\d+)");

  /**
   * A {@code #} may well stand in the name of a file; a pointer is empty or begins with a slash.
   */
  private static final Pattern POINTER = Pattern.compile("(.+?)#(|/.*)");

  private static final Pattern CELL = Pattern.compile("(.+\\.xlsx?)!(.+)!([A-Z]{1,3}\\d+)");

  /** Checks that both parts are there. */
  public SourceLocation {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(place, "place");
  }

  /** A whole file. */
  public static SourceLocation file(String file) {
    return new SourceLocation(file, Place.WHOLE);
  }

  /** A JSON pointer in a file, for example {@code /abilities/0/program}. */
  public static SourceLocation pointer(String file, String pointer) {
    return new SourceLocation(file, new Place.Pointer(pointer));
  }

  /** A line and a column of a text file, both from 1. */
  public static SourceLocation line(String file, int line, int column) {
    return file(file).line(line).character(column);
  }

  /** A line of a text file, from 1; for 0, which stands for an unknown one, the whole file. */
  public static SourceLocation lineOrFile(String file, int line) {
    return line > 0 ? line(file, line, 1) : file(file);
  }

  /** A cell of a workbook; the cell as a spreadsheet names it, for example {@code C7}. */
  public static SourceLocation cell(String workbook, String sheet, String cell) {
    return new SourceLocation(workbook, new Place.Cell(sheet, cell));
  }

  /**
   * The place that a text names, such as one in notes of rules or in a file of coverage; a text
   * without a place in a file is a file as a whole.
   */
  public static SourceLocation read(String text) {
    Matcher cell = CELL.matcher(text);
    if (cell.matches()) {
      return cell(cell.group(1), cell.group(2), cell.group(3));
    }
    Matcher line = LINE.matcher(text);
    Matcher pointer = POINTER.matcher(text);
    boolean isLine = line.matches();
    if (pointer.matches() && !(isLine && line.group(1).endsWith(".drl"))) {
      return pointer(pointer.group(1), pointer.group(2));
    }
    return isLine
        ? line(line.group(1), Integer.parseInt(line.group(2)), Integer.parseInt(line.group(3)))
        : file(text);
  }

  /** A line of the text that stands here, from 1. */
  public SourceLocation line(int number) {
    return at(new Place.Numbered(place, number));
  }

  /** A character of the line, value or cell that is here, from 1. */
  public SourceLocation character(int number) {
    return at(new Place.Numbered(place, number));
  }

  /** The place some characters further; the same where places have no characters. */
  public SourceLocation further(int characters) {
    return place instanceof Place.Numbered at
        ? at(new Place.Numbered(at.in(), at.number() + characters))
        : this;
  }

  /** A field of the value that is here, or what a longer path leads to; a cell has no fields. */
  public SourceLocation field(String path) {
    return to("/" + path);
  }

  /** A field of the value that is the whole file, or what a longer path leads to. */
  public SourceLocation fieldOfFile(String path) {
    return pointer(file, "/" + path);
  }

  /** The place a further pointer leads to from the value that is here; a cell has none further. */
  public SourceLocation to(String further) {
    return place.pointer().map(pointer -> at(pointer.to(further))).orElse(this);
  }

  /** The pointer that leads here from a value around it; empty if there is none. */
  public String from(SourceLocation outer) {
    return place.pointer().map(here -> here.from(outer.place.pointer().orElseThrow())).orElse("");
  }

  /** True if the place is the other, or in what stands there. */
  public boolean isIn(SourceLocation other) {
    return file.equals(other.file) && place.isIn(other.place);
  }

  /** The place of the value that begins in this line, as people find it. */
  public SourceLocation foundIn(int line) {
    return at(new Place.Found(new Place.Numbered(Place.WHOLE, line), place));
  }

  /** The first cell of the row that a place in a workbook is in; any other place as it is. */
  public SourceLocation row() {
    return place.cell().map(cell -> at(cell.first())).orElse(this);
  }

  /** True if both are in cells of one sheet. */
  public boolean isOnSheetOf(SourceLocation other) {
    return file.equals(other.file)
        && place.cell().isPresent()
        && place.cell().map(Place.Cell::sheet).equals(other.place.cell().map(Place.Cell::sheet));
  }

  private SourceLocation at(Place other) {
    return new SourceLocation(file, other);
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

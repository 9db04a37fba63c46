package dev.runesheet.model.place;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A place within a file. Its text is what findings write after the file, with its separator; places
 * with the same text are equal, but for fields whose names look like places.
 */
public sealed interface Place extends Comparable<Place> {

  /** The file as a whole. */
  Place WHOLE = new Whole();

  /** The file as a whole: an empty text. */
  record Whole() implements Place {
    @Override
    public String toString() {
      return "";
    }
  }

  /**
   * A cell of a workbook: {@code !Rules!C7}.
   *
   * @param name as a spreadsheet names it, for example {@code C7}
   */
  record Cell(String sheet, String name) implements Place {

    /** Checks that both are there. */
    public Cell {
      Objects.requireNonNull(sheet, "sheet");
      Objects.requireNonNull(name, "name");
    }

    /** The letters of its column. */
    public String letters() {
      return name.substring(0, digits());
    }

    /** The number of its row, from 1. */
    public int number() {
      return Integer.parseInt(name.substring(digits()));
    }

    /** The cell of a column in the row of this one. */
    public Cell in(Cell column) {
      return new Cell(sheet, column.letters() + number());
    }

    /** The first cell of its row. */
    public Cell first() {
      return new Cell(sheet, "A" + number());
    }

    /** The first cell of its column. */
    public Cell top() {
      return new Cell(sheet, letters() + 1);
    }

    private int digits() {
      int at = 0;
      while (at < name.length() && !Character.isDigit(name.charAt(at))) {
        at++;
      }
      return at;
    }

    @Override
    public String toString() {
      return "!" + sheet + "!" + name;
    }
  }

  /**
   * A value of a JSON or YAML text: {@code #/abilities/0}, or of one line of a text with a value in
   * each: {@code :3#/body}.
   *
   * @param in the file as a whole, or a line of it
   * @param path the JSON pointer (RFC 6901); empty for all of it
   */
  record Pointer(Place in, String path) implements Place {

    /** Checks that both are there. */
    public Pointer {
      Objects.requireNonNull(in, "in");
      Objects.requireNonNull(path, "path");
    }

    /** A value of a file. */
    public Pointer(String path) {
      this(WHOLE, path);
    }

    /** The names and numbers that lead to the value, from outside inwards. */
    public List<String> steps() {
      return path.isEmpty()
          ? List.of()
          : Arrays.stream(path.substring(1).split("/", -1)).map(Pointer::field).toList();
    }

    /** The name or number of the value in the one around it; empty if none is around it. */
    public String last() {
      return field(lastStep());
    }

    /** The step to it from the value around it, as the pointer writes it. */
    public String lastStep() {
      return path.substring(path.lastIndexOf('/') + 1);
    }

    /** The value around it; itself if none is. */
    public Pointer around() {
      return new Pointer(in, path.substring(0, Math.max(0, path.lastIndexOf('/'))));
    }

    /** The value that a further pointer leads to from here. */
    public Pointer to(String further) {
      return new Pointer(in, path + further);
    }

    /** The pointer that leads to it from a value around it. */
    public String from(Pointer outer) {
      return path.substring(outer.path.length());
    }

    private boolean isIn(Pointer outer) {
      return in.equals(outer.in) && path.startsWith(outer.path + "/");
    }

    /** The name of the field that a step leads to: {@code a/b} for {@code a~1b}. */
    private static String field(String step) {
      return step.replace("~1", "/").replace("~0", "~");
    }

    @Override
    public String toString() {
      return in + "#" + path;
    }
  }

  /**
   * A line of a text, or a character of a line, of a value or of a cell: {@code :3:14}.
   *
   * @param number from 1
   */
  record Numbered(Place in, int number) implements Place {

    /** Checks that it is in something. */
    public Numbered {
      Objects.requireNonNull(in, "in");
    }

    @Override
    public String toString() {
      return in + ":" + number;
    }
  }

  /**
   * A value with the line in which it begins, as people find it: {@code :3 #/abilities/0}.
   *
   * @param at the line, or a column of it
   */
  record Found(Numbered at, Place place) implements Place {

    /** Checks that something is found. */
    public Found {
      Objects.requireNonNull(at, "at");
      Objects.requireNonNull(place, "place");
    }

    @Override
    public String toString() {
      return at + " " + place;
    }
  }

  /** The cell in which the place is; empty if it is in none. */
  default Optional<Cell> cell() {
    return plain() instanceof Cell cell ? Optional.of(cell) : Optional.empty();
  }

  /** The value in which the place is; empty if it is in none. */
  default Optional<Pointer> pointer() {
    return plain() instanceof Pointer pointer ? Optional.of(pointer) : Optional.empty();
  }

  /** The steps to the value in which the place is; none if it is in none. */
  default List<String> steps() {
    return pointer().map(Pointer::steps).orElse(List.of());
  }

  /** The place without numbers of lines and characters behind it. */
  default Place plain() {
    return this instanceof Numbered numbered ? numbered.in.plain() : this;
  }

  /** The number of a line or character at its end; 0 if it has none. */
  default int lastNumber() {
    return this instanceof Numbered numbered ? numbered.number : 0;
  }

  /** The line of the file; 0 for a place that names none. */
  default int line() {
    if (this instanceof Numbered numbered) {
      return numbered.in.equals(WHOLE) ? numbered.number : numbered.in.line();
    }
    if (this instanceof Found found) {
      return found.at.line();
    }
    return this instanceof Pointer pointer ? pointer.in.line() : 0;
  }

  /** True if the place is in a part of the value at another. */
  default boolean isBelow(Place other) {
    return other instanceof Pointer outer && pointer().filter(one -> one.isIn(outer)).isPresent();
  }

  /** True if the place is the other, or in what stands there. */
  default boolean isIn(Place other) {
    return equals(other)
        || isBelow(other)
        || this instanceof Numbered numbered && numbered.in.isIn(other);
  }

  @Override
  default int compareTo(Place other) {
    return toString().compareTo(other.toString());
  }
}

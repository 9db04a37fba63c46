package dev.runesheet.pack.check;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.place.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The place of a word: of a text or a cell, or of a name, which is found by its number in what
 * stands at the place.
 *
 * @param at a value, a cell, the object that has a field, or the file that has a heading
 * @param number the number of the name among those there, from 0; -1 for a word that is no name
 */
record WordPlace(SourceLocation at, int number) {

  private static final String ANY = "*";

  /** The place of a text or cell. */
  WordPlace(SourceLocation at) {
    this(at, -1);
  }

  /** True for the name of a field, or a heading. */
  boolean isName() {
    return number >= 0;
  }

  /** The cell that it is; empty for another place. */
  Optional<Place.Cell> cell() {
    return at.place().cell();
  }

  /** True if both are cells of one row. */
  boolean isInRowOf(WordPlace other) {
    return cell().isPresent() && at.row().equals(other.at.row());
  }

  /** True for a value with one of these names. */
  boolean isValueOf(String... names) {
    return !isName()
        && at.place().pointer().filter(one -> List.of(names).contains(one.last())).isPresent();
  }

  /** The value around a value; the first cell of the column of a cell; what has a name. */
  SourceLocation beside() {
    Place place = at.place();
    if (place instanceof Place.Cell cell) {
      place = cell.top();
    } else if (place instanceof Place.Pointer pointer && !isName()) {
      place = pointer.around();
    }
    return new SourceLocation(at.file(), place);
  }

  /**
   * The path that all places of one kind in a file have in common, such as those of the names of
   * its cards.
   */
  List<String> like() {
    if (cell().isPresent() || isName()) {
      SourceLocation beside = beside();
      return key(beside.file(), numberless(beside));
    }
    List<String> steps = numberless(at);
    if (steps.size() > 1) {
      steps.set(steps.size() - 2, ANY);
      return key(at.file(), steps);
    }
    return key(at.file().substring(0, at.file().lastIndexOf('/') + 1) + ANY, steps);
  }

  /** The part that places of one sort share in any file; the workbook of a cell. */
  List<String> sort() {
    if (at.place().pointer().isEmpty()) {
      return List.of(at.file());
    }
    List<String> steps = numberless(at);
    if (steps.size() > 1) {
      steps.set(1, ANY);
    }
    return key(isName() ? "name" : "value", steps);
  }

  private static List<String> key(String first, List<String> steps) {
    List<String> key = new ArrayList<>(List.of(first));
    key.addAll(steps);
    return key;
  }

  private static List<String> numberless(SourceLocation place) {
    List<String> steps = new ArrayList<>(place.place().steps());
    place.place().cell().ifPresent(cell -> steps.addAll(List.of(cell.sheet(), cell.name())));
    steps.replaceAll(step -> step.matches("\\d+") ? ANY : step);
    return steps;
  }
}

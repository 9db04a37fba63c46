package dev.runesheet.pack.check;

import dev.runesheet.model.Body;
import dev.runesheet.model.Body.Layer;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.fact.StackingRequest;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The check for types of the stacking policy that are nearly those of a game's effects, for keys
 * that no effect of a row's types has, and for bounds that leave all as it is, or nothing. One
 * policy serves several games, so a word that no effect of this game has may belong to another.
 */
final class StackingWords {

  private static final Binding TYPE = QuestionTable.binding("type");
  private static final Binding KEY = QuestionTable.binding("key");
  private static final Binding MOST = QuestionTable.binding("cap");

  private final List<Changing> changing = new ArrayList<>();

  /** A continuous effect, as the policy asks about it. */
  private record Changing(String type, String key, Layer layer) {}

  StackingWords(Iterable<Effect> effects) {
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Modify modify) {
        String key = effect.stacking().keyOf(modify.type());
        changing.add(new Changing(modify.type(), key, modify.layer()));
      }
    }
  }

  /** Checks a table, if it is a stacking policy. */
  void check(TypedTable table, Diagnostics findings) {
    if (table.layout().imports().contains(StackingRequest.class.getName())) {
      for (TypedRow row : table.rows()) {
        near(table, row, TYPE, words(changing, Changing::type), findings);
        keys(table, row, findings);
        bound(table, row, findings);
      }
    }
  }

  /**
   * Checks the bound of a sum: effects that set, multiply or bound a number have no sum, and of a
   * sum that comes to 0 at most, up or down, nothing is left.
   */
  private void bound(TypedTable table, TypedRow row, Diagnostics findings) {
    TypedCell most = table.cell(row, MOST);
    List<Changing> bounded =
        ofTypes(table, row).stream().filter(one -> table.admits(row, KEY, one.key())).toList();
    if (most == null || bounded.isEmpty()) {
      return;
    }
    String found = "at most " + most.text() + " for effects that ";
    if (bounded.stream().noneMatch(one -> one.layer() == Layer.ADD)) {
      findings.error(
          Code.NO_CHANGE,
          most.place(),
          found + "set, multiply or bound a number",
          "a bound of effects that add to it");
    } else if (most.number(0) == 0) {
      findings.error(
          Code.NO_CHANGE, most.place(), found + "add to a number", "a bound above 0, or none");
    }
  }

  /** The continuous effects of the types that a row is for. */
  private List<Changing> ofTypes(TypedTable table, TypedRow row) {
    return changing.stream().filter(one -> table.admits(row, TYPE, one.type())).toList();
  }

  /** Finds a key that no effect of the row's types has; of other games' types none is known. */
  private void keys(TypedTable table, TypedRow row, Diagnostics findings) {
    boolean typed = !table.words(row, TYPE).isEmpty();
    Set<String> known = words(ofTypes(table, row), Changing::key);
    if (!typed || known.isEmpty()) {
      near(table, row, KEY, words(changing, Changing::key), findings);
      return;
    }
    for (String key : table.named(row, KEY)) {
      if (!known.contains(key)) {
        String expected = Words.oneOf(known) + ", which effects of the row's types have";
        findings.add(
            Diagnostic.about(Code.UNUSED, table.place(row, KEY), key, expected)
                .meaning(Words.nearest(key, known)));
      }
    }
  }

  private static void near(
      TypedTable table, TypedRow row, Binding binding, Set<String> known, Diagnostics findings) {
    for (String word : table.named(row, binding)) {
      String nearest = known.contains(word) ? null : Words.nearest(word, known);
      if (nearest != null) {
        findings.add(
            Diagnostic.about(Code.UNUSED, table.place(row, binding), word, "").meaning(nearest));
      }
    }
  }

  private static Set<String> words(List<Changing> some, Function<Changing, String> word) {
    return some.stream().map(word).collect(Collectors.toCollection(TreeSet::new));
  }
}

package dev.runesheet.pack.check;

import dev.runesheet.model.Body;
import dev.runesheet.model.Body.Layer;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.fact.StackingRequest;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The check for types and keys of the stacking policy that are nearly those of a game's effects,
 * and for bounds of effects none of which adds. One policy serves several games, so a word that no
 * effect of this game has may belong to another.
 */
final class StackingWords {

  private final Set<String> types = new TreeSet<>();
  private final Set<String> keys = new TreeSet<>();
  private final List<Changing> changing = new ArrayList<>();

  /** A continuous effect, as the policy asks about it. */
  private record Changing(String type, String key, Layer layer) {}

  StackingWords(Iterable<Effect> effects) {
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Modify modify) {
        types.add(modify.type());
        changing.add(new Changing(modify.type(), effect.stacking().key(), modify.layer()));
      }
      if (!effect.stacking().key().isEmpty()) {
        keys.add(effect.stacking().key());
      }
    }
  }

  /** Checks a table, if it is a stacking policy. */
  void check(TypedTable table, Diagnostics findings) {
    if (table.layout().imports().contains(StackingRequest.class.getName())) {
      for (TypedRow row : table.rows()) {
        check(table, row, QuestionTable.binding("type"), types, findings);
        check(table, row, QuestionTable.binding("key"), keys, findings);
        bound(table, row, findings);
      }
    }
  }

  /** What sets, multiplies or bounds a number has no sum that could be too large. */
  private void bound(TypedTable table, TypedRow row, Diagnostics findings) {
    Binding most = QuestionTable.binding("cap");
    String text = table.text(row, most);
    List<Changing> bounded =
        changing.stream()
            .filter(one -> table.admits(row, QuestionTable.binding("type"), one.type()))
            .filter(one -> table.admits(row, QuestionTable.binding("key"), one.key()))
            .toList();
    if (text != null
        && !bounded.isEmpty()
        && bounded.stream().noneMatch(one -> one.layer() == Layer.ADD)) {
      findings.error(
          Code.NO_CHANGE,
          table.place(row, most),
          "at most " + text + " for effects that set, multiply or bound a number",
          "a bound of effects that add to it");
    }
  }

  private static void check(
      TypedTable table, TypedRow row, Binding binding, Set<String> known, Diagnostics findings) {
    for (String word : table.words(row, binding)) {
      String nearest = known.contains(word) ? null : Words.nearest(word, known);
      if (nearest != null) {
        findings.add(
            Diagnostic.about(Code.UNUSED, table.place(row, binding), word, "").meaning(nearest));
      }
    }
  }
}

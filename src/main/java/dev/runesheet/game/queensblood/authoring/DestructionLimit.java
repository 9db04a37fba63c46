package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.analysis.Finding;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.language.registry.RegistryCode;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.List;

/**
 * The check for cards whose printed power is within the limit up to which a variant destroys cards.
 * A card without power is wrong itself; a limit that cards with some power do not survive is told
 * at its row, once for all of them.
 *
 * @param power the table with the limits of the variants
 */
record DestructionLimit(TypedTable power) {

  private static final Binding LIMIT = QuestionTable.binding("destroyUpTo");

  List<Finding> check(List<CardSource> cards) {
    List<TypedRow> rows = power.rows().stream().filter(row -> text(row) != null).toList();
    double highest = rows.stream().mapToDouble(this::limit).max().orElse(Double.NEGATIVE_INFINITY);
    List<Finding> doubts = new ArrayList<>();
    cards.stream()
        .filter(card -> card.power() <= Math.min(0, highest))
        .forEach(card -> doubts.add(doomed(card)));
    for (TypedRow row : rows) {
      List<CardSource> doomed =
          cards.stream().filter(one -> one.power() > 0 && one.power() <= limit(row)).toList();
      if (!doomed.isEmpty()) {
        doubts.add(deadly(row, doomed, cards.size()));
      }
    }
    return doubts;
  }

  private String text(TypedRow row) {
    return power.text(row, LIMIT);
  }

  private double limit(TypedRow row) {
    return Double.parseDouble(text(row));
  }

  private static Finding doomed(CardSource card) {
    String found = card.power() + " on card " + card.id() + " " + card.name();
    return RegistryChecks.doubt(
        card, RegistryCode.CARD_DIES, "power", found, "a power above the limit of each variant");
  }

  private Finding deadly(TypedRow row, List<CardSource> doomed, int cards) {
    CardSource first = doomed.get(0);
    String found =
        text(row) + " kills " + doomed.size() + " of " + cards + " cards, such as " + first.id();
    SourceLocation place = power.place(row, LIMIT);
    String expected = "a limit below the power of the cards";
    return new Finding(
        Diagnostic.of(RegistryCode.CARD_DIES, place, found, expected),
        List.of(power.text(row, new Binding.Name())));
  }
}

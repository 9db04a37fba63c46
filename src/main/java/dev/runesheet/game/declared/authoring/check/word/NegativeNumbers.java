package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.CardLine;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The check for the only number below 0 among those of one name, such as a price that pays. Of two
 * cards it says nothing.
 */
public final class NegativeNumbers {

  private NegativeNumbers() {}

  /** The cards with such a number, one for each name. */
  public static List<Finding> of(Declaration.Cards cards) {
    Set<String> stats =
        cards.cards().values().stream()
            .flatMap(card -> card.stats().keySet().stream())
            .collect(Collectors.toCollection(TreeSet::new));
    return stats.stream().flatMap(stat -> of(cards.cards(), stat).stream()).toList();
  }

  private static List<Finding> of(Map<String, CardLine> cards, String stat) {
    List<String> having =
        cards.keySet().stream().filter(id -> cards.get(id).stats().containsKey(stat)).toList();
    List<String> below = having.stream().filter(id -> cards.get(id).stats().get(stat) < 0).toList();
    return below.size() == 1 && having.size() > 2
        ? List.of(new Finding(told(cards.get(below.get(0)), stat), below))
        : List.of();
  }

  private static Diagnostic told(CardLine card, String stat) {
    String expected = "a number from 0, as each other card with '" + stat + "' has";
    String number = Numerals.plain(card.stats().get(stat));
    return Diagnostic.of(Code.CARD_STRAY, card.places().of(stat), number, expected);
  }
}

package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Places;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.PayWith;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The check that some card can pay: a payment without one is never asked. */
record PaymentCheck(DeclaredCatalog catalog, Places places, Diagnostics findings) {

  private static final String WITH = "with";

  /** Checks a line of a program. */
  void check(Effect effect, Step.Do act) {
    if (!act.verb().javaClass().equals(PayWith.class.getName())
        || !(act.arguments().get(WITH) instanceof Argument.Word with)) {
      return;
    }
    Map<String, List<String>> sums = catalog.extras().sums();
    Set<String> counted = counted();
    if (sums.getOrDefault(with.word(), List.of(with.word())).stream()
        .noneMatch(counted::contains)) {
      Set<String> right = new TreeSet<>(counted);
      sums.keySet().stream()
          .filter(sum -> sums.get(sum).stream().anyMatch(counted::contains))
          .forEach(right::add);
      findings.error(
          Code.UNKNOWN_STAT,
          places.argument(effect, act, WITH),
          Words.quote(with.word()) + ", in which no attached card counts",
          right.isEmpty()
              ? "a number in which cards count, as 'counts' of the game says"
              : Words.oneOf(right));
    }
  }

  /** The numbers in which cards count where they are attached. */
  private Set<String> counted() {
    Set<String> counted = new TreeSet<>();
    Map<String, String> properties = catalog.extras().counts();
    for (Card card : catalog.cards().values()) {
      String property = properties.get(card.kind());
      if (property != null && card.words().containsKey(property)) {
        counted.add(card.words().get(property) + " " + card.kind());
      }
    }
    return counted;
  }
}

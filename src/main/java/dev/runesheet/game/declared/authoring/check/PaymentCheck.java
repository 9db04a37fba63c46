package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.CountedNumbers;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.AnswerVerbs;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The check of payments with attached cards: a card pays, since nothing is attached to others, and
 * some card counts in the number; else nothing is ever asked.
 */
record PaymentCheck(DeclaredCatalog catalog, PartPlaces places, Diagnostics findings) {

  private static final String TARGET = "target";
  private static final String WITH = "with";

  /** Reports a payment of whom nothing can be attached to; whether the line is one. */
  boolean neverPaid(Effect effect, Step.Do act, RoleKinds roles) {
    Set<String> kinds = roles.of(Selector.Role.SELF);
    if (!isPayment(act) || kinds.isEmpty() || kinds.stream().anyMatch(DeclaredCatalog::isOfCards)) {
      return false;
    }
    String who = kinds.contains(DeclaredCatalog.PLAYER) ? "a player" : "the game";
    findings.error(
        Code.DECLARATION,
        places.argument(effect, act, TARGET),
        "'self', which is " + who + ", with no cards attached",
        "a card as 'self', which pays with what is attached to it, as in an action 'with' a scope"
            + " of cards");
    return true;
  }

  private static boolean isPayment(Step.Do act) {
    return act.verb().name().equals(AnswerVerbs.PAY_WITH);
  }

  /** Checks a line of a program. */
  void check(Effect effect, Step.Do act) {
    if (!isPayment(act) || !(act.arguments().get(WITH) instanceof Argument.Word with)) {
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
      counted.add(CountedNumbers.of(properties, card));
    }
    counted.remove("");
    return counted;
  }
}

package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.Amounts;
import dev.runesheet.game.valeria.card.CardType.Consolation;
import dev.runesheet.game.valeria.state.ScoreSheet;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EventAction;
import dev.runesheet.language.strings.EventPart;
import dev.runesheet.language.strings.Part;
import dev.runesheet.language.strings.Payout;
import dev.runesheet.language.strings.Phrase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The content of a card's effect strings that is not an effect but a number of the card.
 *
 * @param phrases what each filled column says, in the order of columns
 */
record StringFacts(Map<Column, Phrase> phrases) {

  private <P extends Phrase> Stream<P> all(Class<P> sort) {
    return phrases.values().stream().filter(sort::isInstance).map(sort::cast);
  }

  private List<String> columns(Predicate<Phrase.Program> which) {
    return phrases.entrySet().stream()
        .filter(one -> one.getValue() instanceof Phrase.Program program && which.test(program))
        .map(one -> one.getKey().id())
        .toList();
  }

  /** The columns that come before all others in a harvest. */
  List<String> early() {
    return columns(StringFacts::isEarly);
  }

  /** Thefts are early, and gold put on the card, which is not put off until all else happened. */
  private static boolean isEarly(Phrase.Program program) {
    return program.steals() || has(program, EventPart.AddPool.class);
  }

  /** The columns that act only in the action phase: only there it is of use to gain an action. */
  List<String> late() {
    return columns(program -> !isEarly(program) && has(program, EventPart.BuyAction.class));
  }

  private static boolean has(Phrase.Program program, Class<? extends Part> part) {
    return program.parts().stream().anyMatch(part::isInstance);
  }

  /** The price of using an agent or relic: all that its program pays, wherever that stands. */
  Amounts price() {
    int[] taken = new int[Resource.values().length];
    all(Phrase.Program.class)
        .flatMap(program -> program.parts().stream().filter(StringFacts::isPaid))
        .map(part -> ((Payout.Gain) part).amount())
        .forEach(paid -> taken[Resource.named(paid.resource()).ordinal()] -= paid.number());
    return new Amounts(taken[0], taken[1], taken[2], taken[3], taken[4], taken[5]);
  }

  private static boolean isPaid(Part part) {
    return part instanceof Payout.Gain gain && gain.amount().number() < 0;
  }

  /** The condition of payment for a starter without numbers. */
  Consolation consolation() {
    return all(Phrase.Starter.class)
        .findFirst()
        .map(one -> new Consolation(one.doubles(), one.noPayout(), one.twice()))
        .orElse(Consolation.NONE);
  }

  /** The score of a noble besides its numbers. */
  Map<String, Integer> scores() {
    Map<String, Integer> scores = new HashMap<>();
    all(Phrase.Score.class)
        .forEach(
            score -> {
              String what = score.resource().isEmpty() ? ScoreSheet.WILD : score.resource();
              scores.put(what, score.each());
              scores.put(what + ScoreSheet.POINTS, score.victory());
            });
    return scores;
  }

  /** The reserve that a card brings into the game; empty for most. */
  String brings() {
    return all(Phrase.Program.class)
        .flatMap(program -> program.parts().stream())
        .flatMap(
            part -> part instanceof EventPart.PlaceAll all ? Stream.of(all.pool()) : placed(part))
        .findFirst()
        .orElse("");
  }

  /** The reserve from which players place a card, by a part. */
  static Stream<String> placed(Part part) {
    return part instanceof EventPart.InTurn turn
            && turn.action() instanceof EventAction.PlaceReserve place
        ? Stream.of(place.pool())
        : Stream.of();
  }

  /** The flags of the card: its own, or those it grants to all. */
  List<String> flags() {
    return phrases.values().stream()
        .flatMap(
            phrase ->
                phrase instanceof Phrase.Flag flag
                    ? Stream.of(flag.name())
                    : phrase instanceof Phrase.Grant grant ? Stream.of(grant.name()) : Stream.of())
        .toList();
  }

  /** The special costs of a monster, by the slayer's cards. */
  List<Payout.Count> costs() {
    return all(Phrase.Costs.class).flatMap(added -> added.counts().stream()).toList();
  }
}

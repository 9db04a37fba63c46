package dev.runesheet.game.declared.verb;

import dev.runesheet.engine.verb.MoveTo;
import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.game.declared.state.Abilities;
import dev.runesheet.game.declared.state.Payments;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.WordList;
import java.util.List;

/** The verbs that carry out what a player chose: a payment, an ability. */
public final class AnswerVerbs {

  public static final String PAY_WITH = "pay-with";
  public static final String USE_ABILITY = "use-ability";

  private AnswerVerbs() {}

  @Verb(
      name = PAY_WITH,
      says =
          "{target} pays {target's} {payment} with attached cards that count in {target's} {with},"
              + " which go to the {zone}",
      doc = "Moves the attached cards of a payment that was chosen to a zone that is not in play.",
      changes = {Verb.Change.PLACE, Verb.Change.STAT})
  public static void payWith(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "who pays") Entity target,
      @Param(value = "payment", words = WordList.ANSWER, doc = "the payment") String payment,
      @Param(value = "with", words = WordList.STAT, doc = "the number in which they count")
          String with,
      @Param(value = "zone", words = WordList.ZONE, doc = "where they go") String zone) {
    reaction.called(target, payment, with, zone);
    MatchContext match = MatchContext.of(reaction);
    for (Entity card : Payments.cards(match, target, payment, with)) {
      match.move(card, zone, MoveTo.end(match, card, zone));
    }
  }

  @Verb(
      name = USE_ABILITY,
      says = "use {ability}",
      doc = "Runs the lines of an ability that was chosen, with its own numbers.",
      changes = Verb.Change.FLOW,
      yields = true)
  public static void useAbility(
      Reaction reaction,
      @Param(value = "ability", words = WordList.ANSWER, doc = "the card and the ability")
          String ability,
      @Param(
              value = "met",
              doc = "1: only if the holder has what the ability needs",
              min = 0,
              max = 1)
          int met) {
    reaction.called(ability, met);
    MatchContext match = MatchContext.of(reaction);
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    Ability used = Abilities.find(catalog, ability);
    AbilityKind kind = catalog.extras().abilityKinds().get(used.kind());
    Entity self = reaction.getSelf();
    if (met == 0 || Abilities.missing(used, kind, self).isEmpty()) {
      Event event = Abilities.event(used, kind, self);
      String program = event.used();
      Activation child = Activation.child(reaction.getRun(), program, self, event);
      reaction.changes().start(reaction.getRun(), List.of(child));
    }
  }
}

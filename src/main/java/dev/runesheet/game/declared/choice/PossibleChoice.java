package dev.runesheet.game.declared.choice;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Suppression;
import java.util.ArrayList;
import java.util.List;

/** A choice that a player might have in the present phase, legal or not. */
sealed interface PossibleChoice permits PossibleAction, PossibleUse {

  /** All in the order in which they are offered. */
  static List<PossibleChoice> all(MatchContext match, int player) {
    Entity entity = match.entity(player);
    return all(match, new LegalChoices(match, entity, true), entity);
  }

  /** The choices about which rules must be asked. */
  static List<PossibleChoice> all(MatchContext match, LegalChoices offers, Entity player) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    Phase phase = catalog.phases().get(match.state(DeclaredState.class).phase);
    List<PossibleChoice> all = new ArrayList<>();
    for (String name : phase.actions()) {
      PossibleAction.add(offers, name, catalog.actions().get(name), player, all);
    }
    if (phase.abilities()) {
      PossibleUse.add(offers, catalog, all);
    }
    return all;
  }

  /** The one of a choice that has been offered. */
  static PossibleChoice of(MatchContext match, Choice choice) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    if (choice instanceof Choice.Use use) {
      return PossibleUse.of(catalog, use, match.entity(use.card()));
    }
    DeclaredCatalog.Action action = catalog.actions().get(choice.name());
    if (choice instanceof Choice.On on) {
      Entity with = match.entity(on.entity());
      return new PossibleAction(choice, action, with, match.entity(on.target()));
    }
    return choice instanceof Choice.With with
        ? new PossibleAction(choice, action, match.entity(with.entity()), null)
        : new PossibleAction(
            choice, action, match.entity(match.state(DeclaredState.class).acting.get(0)), null);
  }

  /** The choice. */
  Choice choice();

  /** The parts of the words that the player reads, each with the name of an entity, if any is. */
  List<String> parts();

  /** The words that the player reads. */
  default String words() {
    return String.join(" ", parts());
  }

  /** True if it ends the phase for its player. */
  boolean ends();

  /** True if it can be done once in each turn only. */
  boolean once();

  /** Why it is not legal now, apart from having been done; null if it is legal. */
  String refusal(MatchContext match);

  /**
   * The use that doing it once uses up: the same with the same card on another target, another for
   * each player who does it himself.
   */
  String use();

  /** The suppressions that keep its program from starting; empty if nothing does. */
  List<Suppression> suppressions(MatchContext match);

  /** Carries out the choice. */
  void perform(MatchContext match, int player);

  /** The option that offers it. */
  default Option option() {
    return new Option(choice(), parts());
  }

  /** True if it is legal. */
  default boolean isLegal(MatchContext match) {
    return why(match) == null;
  }

  /** Its legality; the reason why not follows the words of the option, if there is one. */
  default Legality legality(MatchContext match) {
    String reason = why(match);
    if (reason == null) {
      return Legality.LEGAL;
    }
    return Legality.illegal(reason.isEmpty() ? "" : words() + ": " + reason);
  }

  /** True if it has been done in this turn and can be done once only. */
  default boolean isUsed(MatchContext match) {
    return once() && match.state(DeclaredState.class).used.contains(use());
  }

  private String why(MatchContext match) {
    String reason = isUsed(match) ? "once in each turn only" : refusal(match);
    return reason == null ? OutOfForce.refusal(match, suppressions(match)) : reason;
  }
}

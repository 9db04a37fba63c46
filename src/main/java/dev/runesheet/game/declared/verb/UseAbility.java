package dev.runesheet.game.declared.verb;

import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Extras.AbilityKind;
import dev.runesheet.game.declared.state.Abilities;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.List;

/** Uses an ability of another card as if it were the holder's own. */
@Verb(
    name = "use-ability",
    says = "use {ability}",
    doc = "Runs the lines of an ability that was chosen, with its own numbers.",
    changes = Verb.Change.FLOW,
    yields = true)
public final class UseAbility {

  private UseAbility() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "ability", words = "answer", doc = "the card and the ability") String ability,
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
      Activation child = Activation.child(reaction.activation(), program, self, event);
      reaction.changes().start(reaction.activation(), List.of(child));
    }
  }
}

package dev.runesheet.game.declared.authoring.check.common;

import dev.runesheet.analysis.Places;
import dev.runesheet.engine.verb.EnterPlay;
import dev.runesheet.engine.verb.MoveTo;
import dev.runesheet.game.declared.authoring.check.role.RoleFacts;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.CreationVerbs;
import dev.runesheet.game.declared.verb.PlacingVerbs;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.spi.verb.Param.Accepts;
import dev.runesheet.spi.verb.Verb;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * The check of lines about cards of common zones: such a card is nobody's until it is taken, so
 * that it goes to no zone of a player before, and nothing is done for its owner.
 */
public record CommonLines(DeclaredCatalog catalog, Places places, Diagnostics findings) {

  private static final Set<String> KEEPING =
      Set.of(MoveTo.NAME, EnterPlay.NAME, CreationVerbs.CREATE_LIKE);

  /** Checks effects, wherever they are written. */
  public void check(Collection<Effect> effects) {
    if (catalog.zonesInCommon(true).isEmpty()) {
      return;
    }
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program program) {
        lines(effect, program.steps(), CommonRoles.of(effect, catalog));
      }
    }
  }

  private void lines(Effect effect, List<Step> steps, CommonRoles roles) {
    CommonRoles here = roles;
    for (Step step : steps) {
      boolean moves = step.all().anyMatch(CommonLines::moves);
      if (step instanceof Step.Do act) {
        line(effect, act, here);
      }
      // What is around lines that are run again may have been moved by them.
      CommonRoles around = moves && !(step instanceof Step.If) ? here.moved() : here;
      RoleFacts.inside(around, step, (body, there) -> lines(effect, body, there));
      here = moves ? here.moved() : here;
    }
  }

  private static boolean moves(Step step) {
    return step instanceof Step.Perform
        || step instanceof Step.Do act
            && (act.verb().changes().contains(Verb.Change.PLACE) || act.verb().yields());
  }

  private void line(Effect effect, Step.Do act, CommonRoles roles) {
    String verb = act.verb().like();
    List<String> zones = NamedZones.of(act);
    if (verb.equals(PlacingVerbs.TAKE) && zones.stream().anyMatch(catalog::isCommon)) {
      findings.error(
          Code.DECLARATION,
          places.argument(effect, act, "zone"),
          Words.quote(zones.get(0)) + ", a common zone, where cards are nobody's",
          "a zone of players, or the verb '" + movingInstead(act.verb()) + "'");
      return;
    }
    if (NamedZones.areCommon(act, catalog)) {
      return;
    }
    for (Parameter parameter : act.verb().parameters()) {
      boolean keeps = KEEPING.contains(verb) && parameter.type() == Parameter.Type.ENTITY;
      if ((keeps || parameter.accepts() == Accepts.OWNED)
          && act.arguments().get(parameter.name()) instanceof Selector.Role role
          && roles.of(role) != null) {
        findings.error(
            Code.DECLARATION,
            places.argument(effect, act, parameter.name()),
            Words.quote(role.name())
                + ", which is nobody's in the common zone "
                + Words.quote(roles.of(role)),
            keeps
                ? "a card of a player, such as after the verb '" + PlacingVerbs.TAKE + "'"
                : "a player, or what is a player's");
      }
    }
  }

  /** The verb that moves a card to where one that takes it puts it, such as the top of a zone. */
  private static String movingInstead(VerbSpec taking) {
    String name = taking.name();
    return name.startsWith(PlacingVerbs.TAKE)
        ? MoveTo.NAME + name.substring(PlacingVerbs.TAKE.length())
        : MoveTo.NAME;
  }
}

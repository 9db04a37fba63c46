package dev.runesheet.game.declared.choice;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.Question;
import dev.runesheet.engine.action.Action;
import dev.runesheet.engine.action.Legality;
import dev.runesheet.engine.action.TextForm;
import dev.runesheet.engine.fact.EffectDefinition;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.game.declared.DeclaredCatalog;
import dev.runesheet.game.declared.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.DeclaredState;
import java.util.ArrayList;
import java.util.List;

/**
 * The question which ability a player's character uses.
 *
 * @param prompt the name of the phase
 */
public record CharacterAbilities(String prompt) implements Question<CharacterAbilities.Use> {

  /** The number of the event of a use: the place of the ability, from 0. */
  static final String ABILITY = "ability";

  /**
   * Uses an ability.
   *
   * @param ability its own part of its id, which no other of the character has
   */
  @TextForm("{ability}")
  record Use(String ability) implements Action {

    static Use of(EffectDefinition ability) {
      return new Use(ability.id().substring(ability.id().lastIndexOf('/') + 1));
    }

    private boolean isOf(EffectDefinition other) {
      int slash = other.id().length() - ability.length() - 1;
      return slash >= 0 && other.id().charAt(slash) == '/' && other.id().endsWith(ability);
    }
  }

  @Override
  public Class<Use> actions() {
    return Use.class;
  }

  private static List<EffectDefinition> abilities(MatchContext match, int player) {
    return match.book().abilitiesOf(match.entity(player).getDefinition());
  }

  @Override
  public List<Option> options(MatchContext match, int player) {
    List<EffectDefinition> abilities = abilities(match, player);
    List<Option> options = new ArrayList<>(abilities.size());
    for (EffectDefinition ability : abilities) {
      options.add(new Option(Use.of(ability), ability::name));
    }
    return options;
  }

  @Override
  public Legality legality(MatchContext match, int player, Use use) {
    return Legality.of(abilities(match, player).stream().anyMatch(use::isOf), () -> "");
  }

  /** The event of the phase goes before the ability. */
  @Override
  public void onAnswer(MatchContext match, int player, Use use) {
    List<EffectDefinition> abilities = abilities(match, player);
    int index = 0;
    while (!use.isOf(abilities.get(index))) {
      index++;
    }
    DeclaredState state = match.state(DeclaredState.class);
    Phase phase = match.book().catalog(DeclaredCatalog.class).phases().get(state.phase);
    state.hasActed();
    state.phaseName = phase.name();
    match.resetCounts();
    Event used = Event.of(phase.event()).with(ABILITY, index);
    match.post(used);
    match.activate(abilities.get(index).id(), match.entity(player), used);
  }
}

package dev.runesheet.game.declared.choice;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.TextForm;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Event;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The question which ability a player's character uses. */
public final class CharacterAbilities implements Question<CharacterAbilities.Use> {

  /** The number of the event of a use: the place of the ability, from 0. */
  public static final String ABILITY = "ability";

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

  private final String prompt;

  /** The options of each character: they depend on nothing but the rules. */
  private final Map<String, List<Option>> known = new ConcurrentHashMap<>();

  /**
   * The question of a phase.
   *
   * @param prompt the name of the phase
   */
  public CharacterAbilities(String prompt) {
    this.prompt = prompt;
  }

  @Override
  public String prompt() {
    return prompt;
  }

  private static List<EffectDefinition> abilities(MatchContext match, int player) {
    return match.book().abilitiesOf(match.entity(player).getDefinition());
  }

  @Override
  public List<Option> options(MatchContext match, int player) {
    PhaseActions.mustAct(match, prompt, player);
    String character = match.entity(player).getDefinition();
    List<Option> options = known.get(character);
    if (options == null) {
      options =
          List.copyOf(
              match.book().abilitiesOf(character).stream()
                  .map(CharacterAbilities::option)
                  .toList());
      known.put(character, options);
    }
    return options;
  }

  /**
   * The place of the ability that is used; nearly always it is the very action that was offered.
   */
  private static int index(Use use, List<Option> options, List<EffectDefinition> abilities) {
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i).action() == use) {
        return i;
      }
    }
    int index = 0;
    while (!use.isOf(abilities.get(index))) {
      index++;
    }
    return index;
  }

  private static Option option(EffectDefinition ability) {
    return new Option(Use.of(ability), ability::name);
  }

  @Override
  public Legality legality(MatchContext match, int player, Use use) {
    return Legality.of(abilities(match, player).stream().anyMatch(use::isOf), () -> "");
  }

  /** The event of the phase goes before the ability. */
  @Override
  public void onAnswer(MatchContext match, int player, Use use) {
    List<EffectDefinition> abilities = abilities(match, player);
    int index = index(use, options(match, player), abilities);
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

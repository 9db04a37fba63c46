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
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Suppression;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  /** The options of each character while nothing suppresses any: they depend on the rules only. */
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

  /** The options that nothing suppresses; nearly always all of them, as the same list. */
  @Override
  public List<Option> options(MatchContext match, int player) {
    PhaseActions.mustAct(match, prompt, player);
    Entity character = match.entity(player);
    List<EffectDefinition> abilities = abilities(match, player);
    List<Option> all = all(character.getDefinition(), abilities);
    List<Option> options = all;
    for (int i = all.size() - 1; i >= 0; i--) {
      if (!match.suppressions(abilities.get(i).id(), character).isEmpty()) {
        options = options == all ? new ArrayList<>(all) : options;
        options.remove(i);
      }
    }
    return options;
  }

  private List<Option> all(String character, List<EffectDefinition> abilities) {
    List<Option> options = known.get(character);
    if (options == null) {
      options = List.copyOf(abilities.stream().map(CharacterAbilities::option).toList());
      known.put(character, options);
    }
    return options;
  }

  /**
   * The place of the ability that is used; nearly always it is the very action that was offered.
   */
  private static int index(Use use, List<Option> all, List<EffectDefinition> abilities) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).action() == use) {
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
    Optional<EffectDefinition> ability =
        abilities(match, player).stream().filter(use::isOf).findFirst();
    if (ability.isEmpty()) {
      return Legality.illegal("");
    }
    List<Suppression> by = match.suppressions(ability.get().id(), match.entity(player));
    return Legality.of(
        by.isEmpty(), () -> ability.get().name() + ": " + OutOfForce.reason(match, by));
  }

  /** The ability of a name, which is suppressed if it is not offered. */
  @Override
  public Optional<Use> meant(MatchContext match, int player, String words) {
    String character = match.entity(player).getDefinition();
    return all(character, abilities(match, player)).stream()
        .filter(option -> option.isCalled(words))
        .map(option -> (Use) option.action())
        .findFirst();
  }

  /** The event of the phase goes before the ability. */
  @Override
  public void onAnswer(MatchContext match, int player, Use use) {
    List<EffectDefinition> abilities = abilities(match, player);
    String character = match.entity(player).getDefinition();
    int index = index(use, all(character, abilities), abilities);
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

package dev.runesheet.engine.testgame;

import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.TextForm;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The question of a turn of {@link Skirmish}: any ability of any creature in play, or the end. */
final class Acts implements Question<Acts.Act> {

  static final String PROMPT = "act";

  /** What can be done in a turn. */
  sealed interface Act extends Action permits End, Use {}

  /** Ends the turn. */
  @TextForm("end turn")
  record End() implements Act {}

  /** Uses an ability. */
  @TextForm("{creature}:{ability}")
  record Use(String creature, String ability) implements Act {}

  @Override
  public String prompt() {
    return PROMPT;
  }

  @Override
  public Class<Act> actions() {
    return Act.class;
  }

  @Override
  public List<Option> options(MatchContext match, int player) {
    List<Option> options = new ArrayList<>();
    for (Entity entity : match.world().entities()) {
      if (entity.isPresent()) {
        abilities(match, player, entity, "")
            .map(effect -> new Option(new Use(entity.getName(), effect.name()), effect::name))
            .forEach(options::add);
      }
    }
    options.add(new Option(new End(), () -> "End the turn"));
    return options;
  }

  /**
   * Those of a name, or all. Suppressions are asked for only in games with a card that suppresses,
   * and of the player's own creatures: each answer derives all of some rules anew.
   */
  private static Stream<EffectDefinition> abilities(
      MatchContext match, int player, Entity entity, String name) {
    boolean asks =
        entity.getController() == player
            && match.book().effects().stream().anyMatch(EffectDefinition::suppressing);
    return match.book().effectsOf(entity.getDefinition()).stream()
        .filter(effect -> !effect.triggered() && !effect.continuous())
        .filter(effect -> name.isEmpty() || effect.name().equals(name))
        .filter(effect -> !asks || match.suppressions(effect.id(), entity).isEmpty());
  }

  @Override
  public Legality legality(MatchContext match, int player, Act act) {
    return Legality.of(!(act instanceof Use use) || isLegal(match, player, use), () -> "");
  }

  /** Looks at one ability only: to ask for the suppressions of all takes much longer. */
  private static boolean isLegal(MatchContext match, int player, Use use) {
    return match.world().entities().stream()
        .filter(one -> one.isPresent() && one.getName().equals(use.creature()))
        .flatMap(one -> abilities(match, player, one, use.ability()))
        .findFirst()
        .isPresent();
  }

  @Override
  public void onAnswer(MatchContext match, int player, Act act) {
    if (act instanceof Use use) {
      Entity user =
          match.world().entities().stream()
              .filter(one -> one.getName().equals(use.creature()))
              .findFirst()
              .orElseThrow();
      match.book().effectsOf(user.getDefinition()).stream()
          .filter(effect -> effect.name().equals(use.ability()))
          .forEach(effect -> match.activate(effect.id(), user, Event.of("")));
    } else {
      match.state(SkirmishState.class).ending = true;
      match.post(Event.of("turn ends"));
      match.check("turn ended");
    }
  }
}

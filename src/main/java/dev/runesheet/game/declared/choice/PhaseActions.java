package dev.runesheet.game.declared.choice;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Legality;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The question for an action of a declared phase.
 *
 * @param prompt the name of the phase
 */
public record PhaseActions(String prompt) implements Question<Choice> {

  @Override
  public Class<Choice> actions() {
    return Choice.class;
  }

  @Override
  public List<Option> options(MatchContext match, int player) {
    mustAct(match, prompt, player);
    List<Option> options = new ArrayList<>();
    LegalChoices offers = new LegalChoices(match, match.entity(player), match.isWatched());
    for (PossibleChoice one : PossibleChoice.all(match, offers, match.entity(player))) {
      if (offers.isLegal(one)) {
        options.add(one.option());
      }
    }
    return Option.toldApart(options);
  }

  /**
   * Refuses the question of a phase that is not on, or to a player who does not act in it: the
   * answer would be an action of the present phase.
   *
   * @throws IllegalStateException if a verb puts it so
   */
  static void mustAct(MatchContext match, String phase, int player) {
    DeclaredState state = match.state(DeclaredState.class);
    boolean acts = !state.acting.isEmpty() && state.acting.get(0) == player && state.phase >= 0;
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    if (!acts || !catalog.phases().get(state.phase).name().equals(phase)) {
      throw new IllegalStateException(
          "question ("
              + phase
              + ") is not for player "
              + player
              + " now. Only its phase asks it, of the player who acts; maybe a verb asks it too.");
    }
  }

  /**
   * The reason is the one that the action gives, for an entity that it could be done with; another
   * is told where it would have to be.
   */
  @Override
  public Legality legality(MatchContext match, int player, Choice choice) {
    return PossibleChoice.all(match, player).stream()
        .filter(one -> one.choice().equals(choice))
        .findFirst()
        .map(one -> one.legality(match))
        .orElseGet(() -> Legality.illegal(new OutsideScope(match, player).reason(choice)));
  }

  /** The first choice that would be called so if all were offered, with its number or without. */
  @Override
  public Optional<Choice> meant(MatchContext match, int player, String words) {
    List<PossibleChoice> all = PossibleChoice.all(match, player);
    return Option.toldApart(all.stream().map(PossibleChoice::option).toList()).stream()
        .filter(option -> option.isCalled(words))
        .map(option -> (Choice) option.action())
        .findFirst();
  }

  @Override
  public void onAnswer(MatchContext match, int player, Choice choice) {
    PossibleChoice chosen = PossibleChoice.of(match, choice);
    if (chosen.ends()) {
      match.state(DeclaredState.class).hasActed();
    }
    if (chosen.once()) {
      Uses.add(match, chosen.use());
    }
    chosen.perform(match, player);
  }
}

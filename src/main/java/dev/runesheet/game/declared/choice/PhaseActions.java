package dev.runesheet.game.declared.choice;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.Question;
import dev.runesheet.engine.action.Legality;
import dev.runesheet.game.declared.state.DeclaredState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

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
    List<Option> options = new ArrayList<>();
    LegalChoices offers = new LegalChoices(match, match.entity(player), match.isWatched());
    for (PossibleChoice one : PossibleChoice.all(match, offers, match.entity(player))) {
      if (offers.isLegal(one)) {
        options.add(one.option());
      }
    }
    return Option.toldApart(options);
  }

  private static Optional<PossibleChoice> find(
      MatchContext match, int player, Predicate<PossibleChoice> which) {
    return PossibleChoice.all(match, player).stream().filter(which).findFirst();
  }

  /** The reason is the one that the action gives, for an entity that it could be done with. */
  @Override
  public Legality legality(MatchContext match, int player, Choice choice) {
    return find(match, player, one -> one.choice().equals(choice))
        .map(one -> one.legality(match))
        .orElse(Legality.illegal(""));
  }

  @Override
  public Optional<Choice> meant(MatchContext match, int player, String words) {
    return find(match, player, one -> one.words().equals(words)).map(PossibleChoice::choice);
  }

  @Override
  public void onAnswer(MatchContext match, int player, Choice choice) {
    DeclaredState state = match.state(DeclaredState.class);
    PossibleChoice chosen = PossibleChoice.of(match, choice);
    if (chosen.ends()) {
      state.hasActed();
    }
    if (chosen.once()) {
      SortedSet<String> used = new TreeSet<>(state.used);
      used.add(chosen.use());
      state.used = used;
    }
    chosen.perform(match, player);
  }
}

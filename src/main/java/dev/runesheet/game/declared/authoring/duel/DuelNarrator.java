package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.api.Match;
import dev.runesheet.engine.verb.Win;
import dev.runesheet.game.declared.authoring.display.TableNarrator;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spelling.Possessive;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.ArrayList;
import java.util.List;

/** The narrator of a duel, turn by turn. */
final class DuelNarrator implements Narrator {

  private final Match match;
  private final Rules book;
  private final DeclaredCatalog catalog;
  private final List<String> names;
  private final List<String> heroes;
  private final DuelStandings standings;
  private int turn;
  private int active;
  private boolean headed;

  /** The place of the phase in which the match is, or of one before it that is left out. */
  private int phase;

  /** The holder of the effect that ran last, and its block; empty after a call by no effect. */
  private int runner;

  private String effect = "";
  private String ability = "";
  private boolean abilityChanged;

  DuelNarrator(Match match, List<String> names) {
    this.match = match;
    this.book = match.book();
    this.names = names;
    this.catalog = book.catalog(DeclaredCatalog.class);
    CharacterSetup setup = CharacterSetup.of(match.setup(), catalog);
    this.heroes = setup.characters();
    this.standings = new DuelStandings(match);
    standings.takeBack(match.happenings());
    boolean goesOn = match.happenings().isEmpty();
    DeclaredState state = match.state(DeclaredState.class);
    turn = goesOn ? state.turn() : setup.firstTurn(catalog);
    active = goesOn ? state.active() : setup.first();
    phase = goesOn ? state.phase : setup.firstPhase(catalog);
  }

  @Override
  public List<Told> tell(Happening happening) {
    List<Told> told = new ArrayList<>();
    if (happening instanceof Happening.Activated started) {
      effect = started.effect();
      runner = started.self();
    } else if (happening instanceof Happening.Asked) {
      head(told);
    } else if (happening instanceof Happening.Answered answer) {
      use(answer, told);
    } else if (happening instanceof Happening.StatChanged change) {
      String words = TableNarrator.words(names.get(change.entity()), change.stat(), change);
      add(told, Kind.CHANGE, words, change.cause().block());
      standings.apply(change);
      noteChange(change.cause());
    } else if (happening instanceof Happening.Signalled pass && leavesOut(pass.word())) {
      add(
          told,
          Kind.CHANGE,
          Possessive.of(names.get(active)) + " action is skipped",
          pass.cause().block());
      noteChange(pass.cause());
    } else if (happening instanceof Happening.Rolled roll) {
      String die = roll.outcome() + " on a die of " + roll.sides();
      String words =
          roll.draws()
              ? "Chosen at random: " + names.get(roll.drawn())
              : names.get(runner) + " rolls " + die;
      add(told, Kind.CHANCE, words, effect);
    } else if (happening instanceof Happening.PhaseEnded ended) {
      end(ended, told);
    } else if (happening instanceof Happening.MatchEnded end) {
      end(end, told);
    }
    return told;
  }

  /** Notes that a verb is called for a player, by no effect; what it does happens next. */
  void calls(int player) {
    effect = "";
    runner = player;
  }

  /** True if what a signal leaves out of the turn is still to come. */
  private boolean leavesOut(String signal) {
    String mark = catalog.extras().course().marks().get(signal);
    return mark == null || catalog.leavesOut(mark, phase);
  }

  private void use(Happening.Answered answer, List<Told> told) {
    int player = answer.decision().player();
    ability = heroes.get(player) + "/" + answer.option().id();
    abilityChanged = false;
    String words = names.get(player) + " uses " + answer.option().words();
    add(told, Kind.ACTION, words, ability);
  }

  private void noteChange(Happening.Cause cause) {
    EffectDefinition definition = book.effectOfBlock(cause.block());
    abilityChanged |= definition != null && definition.id().equals(ability);
  }

  private void end(Happening.PhaseEnded ended, List<Told> told) {
    if (catalog.usesAbilities(ended.phase()) && !ability.isEmpty() && !abilityChanged) {
      add(told, Kind.NOTHING, "Nothing changes", ability);
    }
    if (ended.dropped() > 0) {
      add(told, Kind.CHANGE, ended.dropped() + " events beyond the limit are dropped", "");
    }
    boolean last = catalog.endsTurn(ended.phase());
    if (last || catalog.endsOpening(ended.phase())) {
      turn = ended.turn() + 1;
      active = last ? 1 - ended.active() : ended.active();
      headed = false;
    }
    phase = catalog.next(ended.phase());
    ability = "";
  }

  private void end(Happening.MatchEnded end, List<Told> told) {
    if (end.winner() < 0) {
      told.add(new Told(Kind.END, "A draw: the limit of " + (turn - 1) + " turns is reached.", ""));
      return;
    }
    boolean wins = end.reason().equals(Win.reason(match.world().entity(end.winner())));
    int about = wins ? end.winner() : 1 - end.winner();
    add(told, Kind.CHANGE, names.get(about) + (wins ? " wins" : " loses"), effect);
    told.add(new Told(Kind.END, names.get(end.winner()) + " wins in turn " + turn + ".", ""));
  }

  private void add(List<Told> told, Kind kind, String words, String block) {
    head(told);
    told.add(new Told(kind, words, block));
  }

  private void head(List<Told> told) {
    if (!headed) {
      headed = true;
      told.add(new Told(Kind.HEADING, heading(), ""));
    }
  }

  private String heading() {
    return turn == 0
        ? "Start"
        : "Turn " + turn + ": " + names.get(active) + " (" + standings.words(active) + ")";
  }
}

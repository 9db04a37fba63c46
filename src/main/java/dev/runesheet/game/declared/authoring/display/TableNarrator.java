package dev.runesheet.game.declared.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.engine.verb.Tie;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.game.declared.state.TurnOrder;
import dev.runesheet.game.declared.state.TurnSignals;
import dev.runesheet.game.declared.verb.EndVerbs;
import dev.runesheet.model.Numerals;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spelling.Possessive;
import dev.runesheet.spelling.Series;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Happening.Cause;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The narrator of a match of a declared game, turn by turn. */
public final class TableNarrator implements Narrator {

  private static final String HIDDEN = "a card";

  private final Match match;
  private final DeclaredCatalog catalog;
  private final List<String> names;
  private final OpeningNarration opening;

  /** True if the opening has its heading. */
  private boolean opened;

  /** True if the turn has its heading. */
  private boolean headed;

  private int turn;
  private int active;

  /** The player who was given the next turn; -1 if it goes on in order. */
  private int next = -1;

  private boolean reversed;
  private final StatusNarration statuses;
  private final Set<Integer> out = new HashSet<>();
  private final EventNarration events;
  private final ReadersSight sight;
  private final EffectHolders holders;

  /** A narrator for people who only watch: they know all choices, and see what all players see. */
  public TableNarrator(Match match, List<String> names) {
    this(match, names, List.of());
  }

  /**
   * A narrator of a match.
   *
   * @param readers the players for whom it is told: what one of them may not know is left out
   */
  public TableNarrator(Match match, List<String> names, Collection<Integer> readers) {
    this.match = match;
    this.catalog = match.book().catalog(DeclaredCatalog.class);
    this.names = names;
    DeclaredSetup setup = DeclaredSetup.of(match.setup());
    this.active = setup.first();
    this.turn = setup.position() == null ? 1 : setup.position().turn();
    this.events = new EventNarration(catalog.extras().titles().events());
    this.sight = new ReadersSight(match, catalog, readers);
    this.holders = new EffectHolders(match, catalog);
    for (int player = 0; player < names.size(); player++) {
      Entity entity = match.world().entity(player);
      out(player, entity.has(Eliminate.OUT) ? entity.stat(Eliminate.OUT) : 0);
    }
    boolean goesOn = match.happenings().isEmpty();
    this.statuses =
        new StatusNarration(catalog, sight::isSecret, goesOn ? match.world().inPlay() : List.of());
    this.opening = new OpeningNarration(match.book(), goesOn);
    if (goesOn) {
      goOn(match.state(DeclaredState.class));
    }
  }

  /** Takes the turn from the position: what led to it is not told. */
  private void goOn(DeclaredState state) {
    turn = Math.max(turn, state.turn); // Ahead of the first turn it is one less.
    active = state.active;
    next = state.next == null ? -1 : state.next;
    reversed = state.reversed();
  }

  @Override
  public List<Told> tell(Happening happening) {
    List<Told> told = new ArrayList<>();
    boolean seenBefore = happening.about() >= 0 && sight.sees(happening.about());
    sight.take(happening);
    holders.take(happening);
    opening.take(happening);
    if (happening instanceof Happening.StatChanged change && change.stat().equals(Eliminate.OUT)) {
      out(change.entity(), change.after());
    }
    if (happening instanceof Happening.Activated answer) {
      events.answered(answer);
    } else if (happening instanceof Happening.Asked asked) {
      head(told);
      if (sight.knowsOf(asked.decision())) {
        events
            .untold(asked.decision())
            .ifPresent(about -> add(told, Kind.CHANGE, shown(about) + events.words(), ""));
      }
      told.add(new Told(Kind.POSITION, "", ""));
    } else if (happening instanceof Happening.Answered answer) {
      String who = names.get(answer.decision().player());
      Option option = answer.option();
      add(told, Kind.ACTION, who + did(option), "");
    } else if (happening instanceof Happening.StatChanged change && isTold(change)) {
      add(told, words(change), change.cause());
    } else if (happening instanceof Happening.Moved moved) {
      moved(moved, seenBefore, told);
    } else if (happening instanceof Happening.Appeared appeared
        && !appeared.cause().block().isEmpty()) {
      add(told, words(appeared), appeared.cause());
    } else if (happening instanceof Happening.EffectEntered entered) {
      begins(entered, told);
    } else if (happening instanceof Happening.EffectEnded ended) {
      ends(ended, told);
    } else if (happening instanceof Happening.Suppressed suppressed && isTold(suppressed)) {
      String by = reason(new Cause(suppressed.by(), suppressed.source()));
      add(told, Kind.CHANGE, words(suppressed), by);
    } else if (happening instanceof Happening.Rolled roll && isTold(roll)) {
      add(told, Kind.CHANCE, words(roll), "");
    } else if (happening instanceof Happening.Shown shown) {
      shown(shown, told);
    } else if (happening instanceof Happening.Signalled signal) {
      signalled(signal, told);
    } else if (happening instanceof Happening.PhaseEnded phase) {
      ended(phase);
    } else if (happening instanceof Happening.MatchEnded end) {
      ended(end, told);
    }
    return told;
  }

  private void begins(Happening.EffectEntered entered, List<Told> told) {
    InPlay given = entered.effect();
    Optional<String> words = statuses.begins(given, shown(given.getHolder()), turn);
    if (sight.sees(given.getHolder()) && words.isPresent()) {
      Cause cause = entered.cause();
      add(told, changed(words.get(), cause, given.getEffect()));
    }
  }

  private void ends(Happening.EffectEnded ended, List<Told> told) {
    int holder = ended.effect().getHolder();
    Optional<String> words = statuses.ends(ended.effect(), shown(holder), sight.zone(holder));
    if (sight.sees(holder) && words.isPresent()) {
      add(told, words.get(), ended.cause());
    }
  }

  /** A player in an option is called as in the rest of the story. */
  private String did(Option option) {
    if (option.action() instanceof Pick pick && pick.isEntity() && pick.word().isEmpty()) {
      return " chooses " + name(pick.entity());
    }
    return option.isDeclining() ? " " + option.chosen() : ": " + words(option);
  }

  private String words(Option option) {
    boolean use = !(option.action() instanceof Choice) || option.action() instanceof Choice.Use;
    return use
        ? option.unnumbered()
        : String.join(" ", ((Choice) option.action()).parts(this::name));
  }

  private boolean isTold(Happening.Suppressed suppressed) {
    RuleBook rules = match.book();
    boolean secret =
        rules.has(suppressed.effect())
            && statuses.isSecret(rules.effect(suppressed.effect()), suppressed.entity());
    return sight.sees(suppressed.entity()) && !secret;
  }

  private String words(Happening.Suppressed suppressed) {
    boolean known = match.book().has(suppressed.effect());
    String effect = known ? match.book().effect(suppressed.effect()).name() : suppressed.effect();
    String by = suppressed.source() < 0 ? "" : " by " + shown(suppressed.source());
    return Possessive.of(shown(suppressed.entity()))
        + " "
        + effect
        + (suppressed.begins() ? " is suppressed" : " is not suppressed any more")
        + by;
  }

  /** Neither a shuffle is told nor a draw of one from one, nor what was drawn unseen. */
  private boolean isTold(Happening.Rolled roll) {
    boolean seen = !roll.draws() || sight.sees(roll.drawn());
    return !roll.shuffling() && roll.sides() > 1 && seen;
  }

  /** A number of a card that players do not see would tell them what sort of card it is. */
  private boolean isTold(Happening.StatChanged change) {
    boolean known = !sight.ofPlayers() || sight.sees(change.entity());
    return known && !sight.isSecret(change.entity(), change.stat());
  }

  /** A coin is flipped in the open, a die of two sides is not. */
  private String words(Happening.Rolled roll) {
    if (roll.draws()) {
      return "Chosen at random: " + name(roll.drawn());
    }
    if (roll.sides() == 2 && roll.open()) {
      return roll.outcome() == 1 ? "Heads" : "Tails";
    }
    return "A die of " + roll.sides() + " shows " + roll.outcome();
  }

  private String words(Happening.StatChanged change) {
    Optional<String> state = catalog.extras().state(change.stat(), change.after());
    if (state.isPresent()) {
      return shown(change.entity()) + " is " + state.get();
    }
    String number = catalog.extras().titles().of(change.stat());
    return words(shown(change.entity()), number, change);
  }

  /** A number of somebody before and after. */
  public static String words(String whose, String number, Happening.StatChanged change) {
    return Possessive.of(whose)
        + " "
        + number
        + " "
        + Numerals.plain(change.before())
        + " → "
        + Numerals.plain(change.after());
  }

  /** Players are called by their decks. */
  private String name(int entity) {
    Entity about = match.world().entity(entity);
    return about.getKind().equals(DeclaredCatalog.PLAYER)
        ? names.get(about.getController())
        : about.getName();
  }

  /** An entity as the readers may know it where it lies. */
  private String shown(int entity) {
    return sight.sees(entity) ? name(entity) : HIDDEN;
  }

  private void moved(Happening.Moved moved, boolean seenBefore, List<Told> told) {
    boolean changes = moved.controller() != moved.fromController();
    boolean taken = changes && moved.controller() >= 0 && moved.fromController() >= 0;
    if (moved.zone().equals(moved.fromZone()) && !changes) {
      return;
    }
    boolean knownBefore = seenBefore && !isMade(moved.fromZone());
    String card = knownBefore ? name(moved.entity()) : shown(moved.entity());
    String words =
        whose(Math.max(moved.controller(), taken ? -1 : moved.fromController()))
            + card
            + " goes from "
            + (taken ? Possessive.of(names.get(moved.fromController())) + " " : "")
            + place(moved.fromZone())
            + " to "
            + place(moved.zone());
    add(told, words, moved.cause());
  }

  /** A card that is shown to all players, one after the other, is told once. */
  private void shown(Happening.Shown shown, List<Told> told) {
    boolean toAll = isToAll(shown);
    if (!toAll || shown.player() == 0) {
      add(told, toAll ? revealed(shown.entity()) : words(shown), shown.cause());
    }
  }

  private boolean isToAll(Happening.Shown shown) {
    List<Happening> all = match.happenings();
    int at = IntStream.range(0, all.size()).filter(i -> all.get(i) == shown).findFirst().orElse(-1);
    int first = at - shown.player();
    return first >= 0
        && first + names.size() <= all.size()
        && IntStream.range(0, names.size())
            .allMatch(
                player ->
                    all.get(first + player) instanceof Happening.Shown one
                        && one.player() == player
                        && one.entity() == shown.entity());
  }

  private String revealed(int card) {
    return whose(sight.owner(card))
        + name(card)
        + " in "
        + place(sight.zone(card))
        + " is revealed";
  }

  /** A card that a player looks at: he alone is told. */
  private String words(Happening.Shown shown) {
    int owner = sight.owner(shown.entity());
    boolean others = owner >= 0 && owner != shown.player();
    return names.get(shown.player())
        + " looks at "
        + name(shown.entity())
        + " in "
        + (others ? Possessive.of(names.get(owner)) + " " : "")
        + place(sight.zone(shown.entity()));
  }

  /** The player whose line it is; nothing if it is nobody's. */
  private String whose(int player) {
    return player < 0 ? "" : names.get(player) + ": ";
  }

  /** A card that an effect has made. */
  private String words(Happening.Appeared made) {
    boolean placed = !isMade(made.zone());
    String lies = placed ? made.zone() : match.world().entity(made.entity()).getZone();
    boolean seen = sight.sees(made.entity(), lies, made.controller());
    String card = seen ? name(made.entity()) : HIDDEN;
    return whose(made.controller())
        + card
        + " is created"
        + (placed ? " in " + place(made.zone()) : "");
  }

  /** True for the place where cards are made that are attached as soon as they are there. */
  private boolean isMade(String zone) {
    return !catalog.zones().containsKey(zone) && !Attached.is(zone);
  }

  /** A zone, or what something is attached to. */
  private String place(String zone) {
    return Attached.is(zone) ? shown(Attached.host(zone)) : catalog.extras().titles().zone(zone);
  }

  private void ended(Happening.PhaseEnded phase) {
    if (catalog.endsTurn(phase.phase())) {
      turn = phase.turn() + 1;
      TurnOrder order = new TurnOrder(names.size(), reversed, out::contains);
      active = next < 0 ? order.after(phase.active()) : order.given(next);
      next = -1;
      headed = false;
    }
  }

  private void signalled(Happening.Signalled signal, List<Told> told) {
    int player = TurnSignals.player(signal.word(), names.size());
    if (signal.word().equals(TurnSignals.REVERSED)) {
      reversed = !reversed;
      add(told, "The order of turns is reversed", signal.cause());
    } else if (player >= 0 && TurnSignals.isFirst(signal.word())) {
      active = player;
      add(told, names.get(player) + " has the first turn", signal.cause());
    } else if (player >= 0) {
      next = player;
      add(told, names.get(player) + " has the next turn", signal.cause());
    }
  }

  /** Notes whether a player has turns. */
  private void out(int player, double number) {
    if (catalog.extras().course().eliminates() && number != 0) {
      out.add(player);
    } else {
      out.remove(player);
    }
  }

  private void ended(Happening.MatchEnded end, List<Told> told) {
    String who = Series.and(end.winners().stream().map(names::get).toList());
    String win = end.winners().size() > 1 ? " share the win" : " wins";
    int last = match.state(DeclaredState.class).turn; // Its last phase may have ended before.
    boolean ruled =
        catalog.extras().winner() != null && catalog.extras().winner().isReason(end.reason());
    String why = ruled && end.winner() >= 0 ? " (" + end.reason() + ")" : "";
    boolean all = end.winners().size() == names.size() && end.reason().equals(EndVerbs.ALL_WIN);
    String words =
        all || end.reason().equals(EndVerbs.ALL_LOSE)
            ? "All players " + (all ? "win" : "lose") + " in turn " + Math.max(1, last) + "."
            : who.isEmpty()
                ? "A draw" + (end.reason().equals(Tie.REASON) ? "." : " (" + end.reason() + ").")
                : who + win + " in turn " + Math.max(1, last) + why + ".";
    told.add(new Told(Kind.END, words, ""));
  }

  private void add(List<Told> told, String words, Cause cause) {
    add(told, changed(words, cause, ""));
  }

  private Told changed(String words, Cause cause, String about) {
    return new Told(Kind.CHANGE, words, reason(cause), about, holder(cause));
  }

  /** The card whose effect answers an event; empty if the readers may not know which it is. */
  private String holder(Cause cause) {
    int holder = holders.holder(cause);
    return holders.isCard(cause) && holder >= 0 && sight.sees(holder) ? name(holder) : "";
  }

  /** The program that is the reason of a line; empty if the readers may not know whose it is. */
  private String reason(Cause cause) {
    boolean known = sight.knowsProgramOf(holders.holder(cause)) && !sight.isHidden(cause);
    return known ? cause.block() : "";
  }

  private void add(List<Told> told, Kind kind, String words, String block) {
    add(told, new Told(kind, words, block));
  }

  private void add(List<Told> told, Told line) {
    if (opening.tells()) {
      head(told);
      told.add(line);
    }
  }

  private void head(List<Told> told) {
    if (!opening.isOver()) {
      if (!opened) {
        opened = true;
        told.add(new Told(Kind.HEADING, "Before the first move", ""));
      }
    } else if (!headed) {
      headed = true;
      told.add(new Told(Kind.HEADING, "Turn " + turn + ": " + names.get(active), ""));
    }
  }
}

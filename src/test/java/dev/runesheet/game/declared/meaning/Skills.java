package dev.runesheet.game.declared.meaning;

import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.game.declared.meaning.Hall.Held;
import dev.runesheet.game.declared.meaning.Hall.Piece;
import dev.runesheet.game.declared.meaning.SkillFormulas.Roles;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The course of a game of skills by the words of docs/your-own-game.md. */
final class Skills {

  /** Who answers the questions of a match, and its chance. */
  interface Answers {

    /** An action out of all legal ones; what is refused is there with what is told of it. */
    Choice act(int player, Map<Choice, Use> legal, Map<Choice, String> refused);

    /** One of several. */
    Piece choose(int player, List<Piece> found);

    /** One of several abilities. */
    Use use(int player, List<Use> found);

    /** An outcome of chance, from 1. */
    int roll(int sides);

    /** The order of a zone that was shuffled. */
    List<Piece> shuffled(List<Piece> cards);
  }

  /**
   * An action or ability that could be used.
   *
   * @param ability null for an action
   * @param deed null for an ability
   */
  record Use(Piece self, Piece target, Skill.Deed deed, Skill.Ability ability, Skill.Kind kind) {
    String onceKey(int player) {
      return (deed == null ? ability : deed) + " " + (self == null ? player : self.id);
    }

    boolean once() {
      return deed == null ? ability.once() : deed.once();
    }

    boolean ends() {
      return deed == null ? ability.ends() || kind != null && kind.ends() : deed.ends();
    }

    /** Its own lines, or what is usual. */
    List<Skill.Act> own() {
      return ability.then() == null ? kind.usual() : ability.then();
    }

    List<Skill.Act> lines() {
      return deed != null
          ? deed.then()
          : kind == null || kind.then().isEmpty() ? own() : kind.then();
    }

    /** Its numbers: its own, or those that are usual. */
    Map<String, Double> numbers() {
      Map<String, Double> all = new LinkedHashMap<>();
      if (kind != null) {
        kind.numbers().forEach((name, is) -> all.put(name, (double) is));
        ability.numbers().forEach((name, is) -> all.put(name, (double) is));
      }
      return all;
    }
  }

  /** Something that happened, with whose subject it was then. */
  private record Happened(String event, Piece subject, int player, Map<String, Double> numbers) {}

  /** The end of lines at 'stop'. */
  private static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stopped() {
      super("stop", null, false, false);
    }
  }

  private final SkillGame game;
  private final Hall hall;
  private final Answers answers;
  private final SkillFormulas formulas;
  private final Set<String> done = new HashSet<>();
  private final Deque<Happened> open = new ArrayDeque<>();
  private Piece active;
  private int turn;

  Skills(SkillGame game, Hall hall, Answers answers) {
    this.game = game;
    this.hall = hall;
    this.answers = answers;
    this.formulas = new SkillFormulas(hall, answers);
  }

  int turn() {
    return turn;
  }

  /** Walks through all turns, to the end. */
  void play() {
    hall.players().forEach(hall::bring);
    active = hall.players().get(0);
    for (Piece player : hall.players()) {
      run(game.rules().get(0).then(), new Roles(player, null, null, null, Map.of()));
    }
    drain();
    for (turn = 1; turn <= game.turns(); turn++) {
      hall.turn(turn);
      done.clear();
      game.phases().stream().filter(one -> !one.opening()).forEach(this::walk);
      active = hall.players().get((active.id + 1) % game.players());
    }
  }

  private void walk(Skill.Phase phase) {
    if (!phase.event().isEmpty()) {
      Happened begins = new Happened(phase.event(), active, active.controller, Map.of());
      for (Held held : answering(begins)) {
        answer(held, begins);
        if (!game.events().equals("last")) {
          drain();
        }
      }
      drain();
    }
    for (int i = 0; i < game.players(); i++) {
      Piece player = hall.players().get((active.id + i) % game.players());
      if (phase.who().equals("each") || phase.who().equals("active") == (player == active)) {
        act(phase, player);
      }
    }
  }

  private void act(Skill.Phase phase, Piece player) {
    while (true) {
      Map<Choice, Use> legal = new LinkedHashMap<>();
      Map<Choice, String> refused = new LinkedHashMap<>();
      possible(phase, player)
          .forEach(
              (choice, use) -> {
                String against = against(use);
                if (use.once() && done.contains(use.onceKey(player.id))) {
                  refused.put(choice, "");
                } else if (against != null) {
                  refused.put(choice, against);
                } else {
                  legal.put(choice, use);
                }
              });
      Use use = legal.get(answers.act(player.id, legal, refused));
      done.add(use.onceKey(player.id));
      Piece self = use.self() == null ? player : use.self();
      Map<String, Double> numbers = use.deed() == null ? use.numbers() : Map.of();
      run(use.lines(), new Roles(self, use.target(), null, use, numbers));
      drain();
      if (use.ends()) {
        return;
      }
    }
  }

  /** All that a player could do in a phase if no condition stood against it. */
  private Map<Choice, Use> possible(Skill.Phase phase, Piece player) {
    Map<Choice, Use> all = new LinkedHashMap<>();
    for (Skill.Deed deed : phase.deeds()) {
      for (Piece self : some(deed.with(), player)) {
        for (Piece target : some(deed.on(), player)) {
          Choice choice =
              self == null
                  ? new Choice.Alone(deed.name())
                  : target == null
                      ? new Choice.With(deed.name(), self.id)
                      : new Choice.On(deed.name(), self.id, target.id);
          all.put(choice, new Use(self, target, deed, null, null));
        }
      }
    }
    if (phase.abilities()) {
      hall.pieces.values().stream()
          .flatMap(card -> uses(card).stream())
          .filter(use -> offers(use, player))
          .forEach(use -> all.put(new Choice.Use(use.ability().name(), use.self().id), use));
    }
    return all;
  }

  private List<Piece> some(String scope, Piece player) {
    return scope.isEmpty() ? Collections.singletonList(null) : hall.scope(scope, player);
  }

  private List<Use> uses(Piece card) {
    return game.cards().getOrDefault(card.card, List.of()).stream()
        .filter(Skill.Ability.class::isInstance)
        .map(Skill.Ability.class::cast)
        .map(one -> new Use(card, null, null, one, game.kinds().get(one.kind())))
        .toList();
  }

  private boolean offers(Use use, Piece player) {
    Skill.Kind kind = use.kind();
    String scope = kind == null || kind.with().isEmpty() ? "allies" : kind.with();
    return hall.scope(scope, player).contains(use.self()) && isInForce(use);
  }

  private boolean isInForce(Use use) {
    return use.kind() != null && !use.kind().inForce()
        || hall.inForce(Skill.Ability.class).stream()
            .anyMatch(one -> one.holder() == use.self() && one.skill() == use.ability());
  }

  /** What is told against an ability; null if nothing stands against it. */
  private String against(Use use) {
    if (use.deed() != null) {
      return null;
    }
    Roles roles = new Roles(use.self(), null, null, use, use.numbers());
    Skill.Kind kind = use.kind();
    if (kind != null && kind.term() != null && !formulas.holds(kind.term().test(), roles)) {
      return kind.term().because();
    }
    if (!isMet(use, use.self())) {
      return kind == null ? "" : "too weak for " + kind.name();
    }
    for (Skill.Term term : use.ability().terms()) {
      if (!formulas.holds(term.test(), roles)) {
        return term.because();
      }
    }
    return null;
  }

  private boolean isMet(Use use, Piece self) {
    return use.ability().needs().entrySet().stream()
        .allMatch(
            need -> {
              String more = use.kind() == null ? null : use.kind().more().get(need.getKey());
              double least = need.getValue() + (more == null ? 0 : hall.number(more, self));
              return hall.number(need.getKey(), self) >= least;
            });
  }

  private void run(List<Skill.Act> lines, Roles roles) {
    try {
      lines(lines, roles);
    } catch (Stopped ended) {
      // What follows goes on.
    }
  }

  private void lines(List<Skill.Act> lines, Roles roles) {
    lines.forEach(line -> line(line, roles));
  }

  private void line(Skill.Act line, Roles roles) {
    if (line instanceof Skill.Do verb) {
      verb(verb, roles);
    } else if (line instanceof Skill.Stop) {
      throw new Stopped();
    } else if (line instanceof Skill.Own) {
      run(roles.use().own(), roles.target(null));
    } else if (line instanceof Skill.If decision) {
      lines(formulas.holds(decision.test(), roles) ? decision.then() : decision.otherwise(), roles);
    } else if (line instanceof Skill.Repeat repeat) {
      double times = Math.ceil(formulas.number(repeat.times(), roles));
      for (int i = 0; i < times; i++) {
        lines(repeat.then(), roles);
      }
    } else if (line instanceof Skill.Use use) {
      use(use, roles);
    } else {
      some((Skill.Some) line, roles);
    }
  }

  private void use(Skill.Use line, Roles roles) {
    Set<String> names = new HashSet<>();
    List<Use> found =
        hall.scope(line.scope(), roles.self()).stream()
            .flatMap(card -> uses(card).stream())
            .filter(use -> use.ability().kind().equals(line.kind()) && isInForce(use))
            .filter(use -> names.add(use.self().card + use.ability().name()))
            .toList();
    if (found.isEmpty()) {
      return;
    }
    Use use = answers.use(roles.self().controller, found);
    if (!line.met() || isMet(use, roles.self())) {
      run(use.own(), new Roles(roles.self(), null, null, use, use.numbers()));
    }
  }

  private void some(Skill.Some line, Roles roles) {
    List<Piece> found =
        hall.scope(line.scope(), roles.self()).stream()
            .filter(one -> line.where() == null || formulas.holds(line.where(), roles.target(one)))
            .toList();
    switch (line.word()) {
      case "for each" -> found.forEach(one -> lines(line.then(), roles.target(one)));
      case "choose" -> {
        if (!found.isEmpty()) {
          Piece chosen = answers.choose(roles.self().controller, found);
          lines(line.then(), roles.target(chosen));
        }
      }
      default -> {
        if (!found.isEmpty()) {
          lines(line.then(), roles.target(found.get(answers.roll(found.size()) - 1)));
        }
      }
    }
  }

  private void verb(Skill.Do verb, Roles roles) {
    Piece target = formulas.role(verb.role(), roles);
    Map<String, String> words = verb.words();
    String stat = words.getOrDefault("stat", "health");
    double is = target.numbers.get(stat);
    Map<String, Double> numbers = new LinkedHashMap<>();
    verb.numbers().forEach((name, number) -> numbers.put(name, formulas.number(number, roles)));
    double amount = numbers.getOrDefault("amount", 0.0);
    switch (verb.verb()) {
      case "add-stat" -> set(target, stat, is + numbers.get("delta"));
      case "set-stat" -> set(target, stat, numbers.get("value"));
      case "lower" -> set(target, stat, is <= 0 ? is : Math.max(0, is - amount));
      case "clamp-stat" ->
          set(target, stat, Math.min(numbers.get("hi"), Math.max(numbers.get("lo"), is)));
      case "damage" -> set(target, stat, is - amount);
      case "heal" -> set(target, stat, is + amount);
      case "reset" ->
          SkillGame.STATS.forEach(
              each -> set(target, each, SkillGame.printed(target.card).get(each)));
      case "create" -> {
        for (int i = 0; i < Math.ceil(amount); i++) {
          made(hall.make(words.get("card"), target.controller), words.get("zone"));
        }
      }
      case "create-like" -> made(hall.make(target.card, target.controller), words.get("zone"));
      case "create-on" -> {
        for (int i = 0; i < Math.ceil(amount); i++) {
          Piece made = hall.make(words.get("card"), target.controller);
          hall.attach(made, target);
          happens("moves", made, Map.of());
        }
      }
      case "shuffle" -> shuffle(words.get("zone"), target.controller);
      case "grant" ->
          hall.grant(target, words.get("effect"), turn + Integer.parseInt(words.get("turns")));
      case "enter" -> enter(target, words.get("zone"));
      case "leave" -> {
        if (target.isInPlay()) {
          leave(target);
          hall.lay(target, words.get("zone"));
        }
      }
      case "cover" -> cover(target, formulas.role(words.get("card"), roles));
      default -> draw(target, words, Math.ceil(amount));
    }
  }

  private void made(Piece card, String zone) {
    hall.lay(card, zone);
    if (card.isInPlay()) {
      hall.bring(card);
    }
  }

  private void set(Piece piece, String stat, double value) {
    double old = hall.number(stat, piece);
    boolean changes = piece.numbers.put(stat, value) != value;
    if (changes) {
      double now = hall.number(stat, piece);
      happens(stat + " changes", piece, Map.of("old", old, "new", now, "delta", now - old));
    }
  }

  private void happens(String event, Piece subject, Map<String, Double> numbers) {
    open.add(new Happened(event, subject, subject.controller, numbers));
  }

  private void shuffle(String zone, int player) {
    List<Piece> cards = hall.in(zone, player);
    List<Piece> order = answers.shuffled(List.copyOf(cards));
    cards.clear();
    cards.addAll(order);
  }

  private void enter(Piece card, String zone) {
    boolean enters = !card.isInPlay();
    boolean moves = !zone.equals(card.zone);
    hall.lay(card, zone);
    if (moves) {
      happens("moves", card, Map.of());
    }
    if (enters) {
      hall.bring(card);
      happens("enters play", card, Map.of());
    }
  }

  private void leave(Piece card) {
    Happened happened = new Happened("leaves play", card, card.controller, Map.of());
    open.add(happened);
    card.last =
        hall.inForce(Skill.When.class).stream()
            .filter(one -> one.holder() == card && answers(one, happened))
            .toList();
  }

  private void cover(Piece covered, Piece card) {
    happens("moves", card, Map.of());
    covered.attached.stream()
        .filter(one -> one != card)
        .forEach(one -> happens("moves", one, Map.of()));
    leave(covered);
    hall.cover(covered, card);
    hall.bring(card);
    happens("enters play", card, Map.of());
  }

  private void draw(Piece target, Map<String, String> words, double amount) {
    for (int i = 0; i < amount; i++) {
      List<Piece> from = hall.in(words.get("from"), target.controller);
      if (!from.isEmpty()) {
        Piece card = from.get(0);
        hall.lay(card, words.get("to"));
        happens("moves", card, Map.of());
      }
    }
  }

  private void drain() {
    while (!open.isEmpty()) {
      Happened one = open.poll();
      answering(one).forEach(held -> answer(held, one));
    }
  }

  private void answer(Held held, Happened one) {
    boolean ownEnd = one.event().equals("leaves play") && held.holder() == one.subject();
    if (ownEnd || hall.isInForce(held)) {
      Roles roles = new Roles(held.holder(), null, one.subject(), null, one.numbers());
      run(((Skill.When) held.skill()).then(), roles);
    }
  }

  private List<Held> answering(Happened one) {
    List<Held> answering = new ArrayList<>();
    for (Held held : hall.inForce(Skill.When.class)) {
      if (answers(held, one)) {
        answering.add(held);
      }
    }
    if (one.event().equals("leaves play")) {
      answering.addAll(one.subject().last);
    }
    answering.sort(
        Comparator.comparing((Held held) -> held.holder().controller != active.id)
            .thenComparing(Held::sequence));
    return answering;
  }

  private static boolean answers(Held held, Happened one) {
    Skill.When when = (Skill.When) held.skill();
    boolean itself = held.holder() == one.subject();
    boolean same = held.holder().controller == one.player();
    return when.event().equals(one.event())
        && switch (when.whose()) {
          case "own" -> itself;
          case "ally" -> same && !itself;
          case "enemy" -> !same;
          case "other" -> !itself;
          default -> true;
        };
  }
}

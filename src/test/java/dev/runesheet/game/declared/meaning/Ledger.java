package dev.runesheet.game.declared.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.game.declared.meaning.Board.Happened;
import dev.runesheet.game.declared.meaning.Board.Piece;
import dev.runesheet.game.declared.meaning.Board.Roles;
import dev.runesheet.game.declared.meaning.InForce.Lasting;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What calculations, payments, limits and what lasts make of numbers by the words of
 * docs/your-own-game.md, beside a match in which rules do it. Both must stand alike at each
 * question.
 */
final class Ledger {

  /** What there is in a game. */
  record Declared(
      List<Working> calculations,
      List<Continuous> statuses,
      List<Task.Deed> actions,
      Map<String, List<Continuous>> lasting,
      Map<String, List<Task.Reply>> replies,
      Map<String, Task.Deed> abilities) {}

  /** An effect that answers; rules stand before all others. */
  private record Held(int sequence, boolean rule, Task.Reply reply, Piece holder) {}

  /** A status given, beside what a number needs. */
  private record Term(int expires, String zone) {}

  private final Match match;
  private final Declared declared;
  private final Random random;
  private final Board board = new Board();
  private final Map<Lasting, Term> terms = new HashMap<>();
  private final List<Held> held = new ArrayList<>();
  private final Set<String> doneThisTurn = new HashSet<>();
  private final List<String> course = new ArrayList<>();
  private int active;
  private int turn = 1;
  private int sequence;

  Ledger(Match match, Declared declared, Random random) {
    this.match = match;
    this.declared = declared;
    this.random = random;
    for (Entity entity : match.world().entities()) {
      if (entity.getKind().equals("player") || entity.getKind().equals("fighter")) {
        board.pieces().put(entity.getId(), new Piece(entity));
      }
    }
    for (int player = 0; player < 2; player++) {
      for (Entity card : match.world().in("deck", player)) {
        board.in("deck", player).add(board.pieces().get(card.getId()));
      }
    }
    for (Piece piece : board.pieces().values()) {
      if (piece.kind.equals("player")) {
        for (Task.Reply rule : declared.replies.get("player rules")) {
          held.add(new Held(sequence++, true, rule, piece));
        }
      }
    }
  }

  List<String> course() {
    return course;
  }

  /** Takes one of the offered actions by chance, in the match and here. */
  void step() {
    Decision asked = match.pendingDecisions().get(0);
    assertAlike();
    assertThat(asked.player()).isEqualTo(active);
    Set<String> offered = new TreeSet<>();
    asked.options().forEach(one -> offered.add(one.id()));
    assertThat(offered).as(this::told).isEqualTo(offered());
    Option option = taken(asked.options());
    course.add(option.id());
    match.choose(asked, option);
    follow((Choice) option.action());
    assertAlike();
  }

  private String told() {
    return "after " + course;
  }

  /** Turns end now and then, however much can be done in them. */
  private Option taken(List<Option> options) {
    return random.nextInt(8) == 0
        ? options.stream().filter(one -> one.id().equals("done")).findFirst().orElseThrow()
        : options.get(random.nextInt(options.size()));
  }

  private Set<String> offered() {
    Set<String> offered = new TreeSet<>();
    Piece player = board.pieces().get(active);
    for (Task.Deed deed : declared.actions) {
      for (Piece self : deed.with() == null ? List.of(player) : board.scope(deed.with(), player)) {
        for (Piece target : deed.on() == null ? List.of(self) : board.scope(deed.on(), player)) {
          Piece on = deed.on() == null ? null : target;
          if (!doneThisTurn.contains(key(deed, self))
              && (deed.only() == null || board.holds(deed.only(), new Roles(self, on, null)))) {
            offered.add(id(deed, self, on));
          }
        }
      }
    }
    for (Piece card : board.scope("allies", player)) {
      Task.Deed ability = declared.abilities.get(card.definition);
      if (ability != null
          && !board.inForce().isSuppressed(card.id)
          && !doneThisTurn.contains(key(ability, card))
          && (ability.only() == null || board.holds(ability.only(), new Roles(card, null, null)))) {
        offered.add(new Choice.Use(ability.name(), card.id).id());
      }
    }
    return offered;
  }

  private static String key(Task.Deed deed, Piece self) {
    return deed.name() + " " + self.id;
  }

  private static String id(Task.Deed deed, Piece self, Piece on) {
    if (on != null) {
      return new Choice.On(deed.name(), self.id, on.id).id();
    }
    return deed.with() == null
        ? new Choice.Alone(deed.name()).id()
        : new Choice.With(deed.name(), self.id).id();
  }

  private void follow(Choice choice) {
    if (choice instanceof Choice.Use use) {
      Piece card = board.pieces().get(use.card());
      run(declared.abilities.get(card.definition), card, null);
      return;
    }
    Task.Deed deed =
        declared.actions.stream()
            .filter(one -> one.name().equals(choice.name()))
            .findFirst()
            .orElseThrow();
    if (choice instanceof Choice.On on) {
      run(deed, board.pieces().get(on.entity()), board.pieces().get(on.target()));
    } else if (choice instanceof Choice.With with) {
      run(deed, board.pieces().get(with.entity()), null);
    } else {
      run(deed, board.pieces().get(active), null);
    }
    if (deed.name().equals("done")) {
      active = 1 - active;
      turn++;
      doneThisTurn.clear();
      endStatuses();
    }
  }

  private void run(Task.Deed deed, Piece self, Piece target) {
    if (deed.once()) {
      doneThisTurn.add(key(deed, self));
    }
    new Program().run(deed.then(), new Roles(self, target, null));
  }

  private void endStatuses() {
    board
        .lasting()
        .removeIf(
            one ->
                one.status()
                    && (terms.get(one).expires() < turn
                        || !terms.get(one).zone().equals(board.pieces().get(one.holder()).zone)));
    board.touch();
  }

  /** A program that runs: what it caused and nobody has answered yet. */
  private final class Program {
    private final List<Happened> open = new ArrayList<>();
    private boolean turned;

    private void run(List<Task> tasks, Roles roles) {
      lines(tasks, roles);
      answer();
    }

    private void lines(List<Task> tasks, Roles roles) {
      tasks.forEach(task -> line(task, roles));
    }

    private void line(Task task, Roles roles) {
      if (task instanceof Task.Deal deal) {
        worked(deal.amount());
        deal(deal, roles);
        answer();
      } else if (task instanceof Task.Add add) {
        worked(add.by());
        change(
            board.role(add.role(), roles), add.stat(), board.number(add.by(), roles), roles.self());
      } else if (task instanceof Task.Raise raise) {
        Piece subject = board.role(raise.role(), roles);
        open.add(new Happened(raise.event(), subject, roles.self(), 0, 0, 0));
      } else if (task instanceof Task.Give give) {
        if (give.amount() != null) {
          worked(give.amount());
        }
        give(give, roles);
        turned = true;
      } else if (task instanceof Task.Charge charge) {
        Piece card = board.role(charge.role(), roles);
        for (int i = 0; i < charge.amount(); i++) {
          card.gems.add(charge.gem());
          card.numbers.merge(charge.gem() + " gem", 1.0, Double::sum);
        }
        board.touch();
        turned = true;
      } else if (task instanceof Task.Pay) {
        answer();
        pay(roles.self());
        answer();
      } else if (task instanceof Task.Lay lay) {
        lay(board.role(lay.role(), roles), lay.zone());
        turned = true;
      } else {
        answer();
        group(task, roles);
      }
    }

    private void worked(Formula.Num number) {
      if (turned && !(number instanceof Formula.Written)) {
        answer();
      }
    }

    private void group(Task task, Roles roles) {
      if (task instanceof Task.Each each) {
        for (Piece one : board.scope(each.scope(), roles.self())) {
          lines(each.then(), roles.target(one));
          answer();
        }
      } else if (task instanceof Task.Choose choose) {
        List<Piece> found = board.scope(choose.scope(), roles.self());
        if (!found.isEmpty()) {
          lines(choose.then(), roles.target(chosen(found, roles.self())));
          answer();
        }
      } else if (task instanceof Task.If decision) {
        lines(board.holds(decision.test(), roles) ? decision.then() : decision.otherwise(), roles);
        answer();
      }
    }

    private void deal(Task.Deal deal, Roles roles) {
      Piece self = roles.self();
      Piece target = board.role(deal.role(), roles);
      Working working = declared.calculations.get(deal.calculation());
      Roles between = new Roles(self, target, null);
      double result = board.result(working, board.number(deal.amount(), roles), between);
      double noted = board.noted(working, result, between);
      if (working.notes() != null) {
        change(self, working.notes(), noted, self);
      }
      change(target, working.addsTo(), result, self);
      if (working.raises() != null && result > 0) {
        open.add(new Happened(working.raises(), target, self, 0, 0, result));
      }
    }

    private void change(Piece piece, String stat, double by, Piece causer) {
      double before = board.number(stat, piece);
      piece.numbers.merge(stat, by, Double::sum);
      board.touch();
      if (by != 0) {
        open.add(
            new Happened(stat + " changes", piece, causer, before, board.number(stat, piece), 0));
      }
    }

    private void give(Task.Give give, Roles roles) {
      Piece holder = board.role(give.role(), roles);
      double amount = give.amount() == null ? 0 : board.number(give.amount(), roles);
      Continuous status = declared.statuses.get(Integer.parseInt(give.status().substring(1)));
      Lasting given =
          new Lasting(sequence++, status, holder.id, roles.self().controller, amount, true);
      board.lasting().add(given);
      terms.put(given, new Term(turn + give.turns(), holder.zone));
      board.touch();
    }

    private void answer() {
      List<Happened> now = List.copyOf(open);
      open.clear();
      turned = false;
      now.forEach(Ledger.this::answer);
    }
  }

  private void answer(Happened one) {
    List<Held> answers = new ArrayList<>();
    for (Held each : held) {
      if (each.reply().event().equals(one.event()) && concerns(each, one.subject()) && acts(each)) {
        answers.add(each);
      }
    }
    answers.sort(
        Comparator.comparing((Held each) -> each.holder().controller != active)
            .thenComparing(each -> !each.rule())
            .thenComparing(Held::sequence));
    for (Held each : answers) {
      Roles roles = new Roles(each.holder(), null, one);
      if (acts(each) && (each.reply().only() == null || board.holds(each.reply().only(), roles))) {
        new Program().run(each.reply().then(), roles);
      }
    }
  }

  private static boolean concerns(Held each, Piece subject) {
    boolean itself = each.holder() == subject;
    boolean same = each.holder().controller == subject.controller;
    return switch (each.reply().whose()) {
      case "own" -> itself;
      case "ally" -> same && !itself;
      case "enemy" -> !same;
      case "other" -> !itself;
      default -> true;
    };
  }

  private boolean acts(Held each) {
    return held.contains(each) && (each.rule() || !board.inForce().isSuppressed(each.holder().id));
  }

  private void pay(Piece self) {
    double price = board.number("price", self);
    double red = self.gems.isEmpty() ? 0 : board.number("red gem", self);
    long reds = self.gems.stream().filter("red"::equals).count();
    double worth = reds == 0 ? 0 : red / reds;
    long blues = self.gems.size() - reds;
    Set<List<String>> ways = new HashSet<>();
    for (int r = 0; r <= reds; r++) {
      for (int b = 0; b <= blues; b++) {
        double paid = r * worth + b;
        boolean spare = r > 0 && paid - worth >= price || b > 0 && paid - 1 >= price;
        if (paid >= price && !spare) {
          List<String> way = new ArrayList<>(Collections.nCopies(b, "blue"));
          way.addAll(Collections.nCopies(r, "red"));
          ways.add(way);
        }
      }
    }
    if (price <= 0 || ways.isEmpty()) {
      return;
    }
    List<String> paid = ways.size() == 1 ? ways.iterator().next() : chosen(ways, self);
    for (String gem : paid) {
      self.gems.remove(gem);
      self.numbers.merge(gem + " gem", -1.0, Double::sum);
    }
    board.touch();
  }

  private List<String> chosen(Set<List<String>> ways, Piece self) {
    Decision asked = asked(self.controller);
    List<List<String>> offered = asked.options().stream().map(Ledger::way).toList();
    assertThat(offered).as(this::told).containsExactlyInAnyOrderElementsOf(ways);
    Option option = asked.options().get(random.nextInt(asked.options().size()));
    course.add(option.id());
    match.choose(asked, option);
    return way(option);
  }

  private static List<String> way(Option option) {
    return Stream.of(option.id().split(", ")).sorted().toList();
  }

  private Piece chosen(List<Piece> found, Piece self) {
    Decision asked = asked(self.controller);
    List<Integer> offered = asked.options().stream().map(Ledger::entity).toList();
    assertThat(offered)
        .as(this::told)
        .containsExactlyInAnyOrderElementsOf(found.stream().map(one -> one.id).toList());
    Option option = asked.options().get(random.nextInt(asked.options().size()));
    course.add(option.id());
    match.choose(asked, option);
    return board.pieces().get(entity(option));
  }

  private static int entity(Option option) {
    return ((Pick) option.action()).entity();
  }

  private Decision asked(int player) {
    assertAlike();
    Decision asked = match.pendingDecisions().get(0);
    assertThat(asked.player()).as(this::told).isEqualTo(player);
    return asked;
  }

  private void lay(Piece card, String zone) {
    boolean before = card.isInPlay();
    board.in(card.zone, card.controller).remove(card);
    board.in(zone, card.controller).add(card);
    card.zone = zone;
    if (!card.isInPlay()) {
      board.lasting().removeIf(one -> one.holder() == card.id);
      held.removeIf(one -> one.holder() == card);
    } else if (!before) {
      for (Continuous one : declared.lasting.get(card.definition)) {
        board.lasting().add(new Lasting(sequence++, one, card.id, card.controller, 0, false));
      }
      for (Task.Reply one : declared.replies.get(card.definition)) {
        held.add(new Held(sequence++, false, one, card));
      }
    }
    endStatuses();
  }

  private void assertAlike() {
    for (Piece piece : board.pieces().values()) {
      Entity entity = match.world().entity(piece.id);
      for (String stat : RandomWorkings.PRINTED.keySet()) {
        if (piece.has(stat)) {
          assertThat(entity.stat(stat))
              .as(() -> stat + " of " + entity + " " + told())
              .isEqualTo(board.number(stat, piece));
        }
      }
    }
  }
}

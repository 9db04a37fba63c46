package dev.runesheet.engine;

import dev.runesheet.engine.fact.ActionFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The resources of an open match: its facts, its log, the machine that plays it, and its states
 * before each answer. Closing a match releases them.
 */
final class Play {

  final World world;
  final Journal journal = new Journal();
  final Machine machine;
  final Questions questions;
  final List<Reply> answers;

  private final RuleBook book;
  private final Past past = new Past();

  Origin origin = Origin.unknown();

  Play(RuleBook book, World world, Position position, List<Reply> answers, Tracer tracer) {
    this.book = book;
    this.world = world;
    this.answers = new ArrayList<>(answers);
    machine = new Machine(book, world, journal);
    machine.position = position;
    machine.limits = book.game().limits(machine);
    machine.tracer = tracer;
    journal.tracer = tracer;
    questions = new Questions(machine);
  }

  /** Shows the facts to the rules; the second and last step of its making. */
  void connect() {
    machine.network = new Network(book, world, machine, journal);
  }

  void choose(Pending question, String optionId) {
    choose(question, questions.option(question.decision(), optionId));
  }

  void choose(Pending question, Option option) {
    past.push(attempt(() -> answer(question, option)));
    answers.add(new Reply(question.decision().id(), option));
    journal.tell();
  }

  private void answer(Pending question, Option option) {
    if (machine.tracer != null) {
      machine.tracer.answered(question.decision(), option, question.activation());
    }
    journal.add(new Happening.Answered(question.decision(), option));
    questions.answer(question, option);
  }

  String undo() {
    Past.Moment before = past.pop(book.game().id());
    journal.rollBack(before.mark(), world);
    goBack(before);
    String answer = answers.remove(answers.size() - 1).text();
    journal.undone(before.mark());
    return answer;
  }

  void direct(Consumer<MatchContext> action) {
    attempt(() -> machine.direct(action));
    questions.renew();
    past.forget();
    origin = Origin.unknown();
    journal.tell();
  }

  /** The stream of a player; it starts at the first call. */
  PlayerStream stream(int player) {
    return journal.stream(questions.player(player), machine);
  }

  /** Acts and plays on; all is taken back if that fails. Gives how it stood before. */
  private Past.Moment attempt(Runnable action) {
    Past.Moment before =
        new Past.Moment(machine.position.copy(world), world.nextSequence(), journal.mark());
    try {
      action.run();
      machine.run();
    } catch (RuntimeException thrown) {
      RuntimeException failed = failed(thrown, before.mark());
      goBack(before);
      throw failed;
    }
    return before;
  }

  /**
   * Takes back what happened since a mark; gives what to throw: a programmer's error stays itself.
   */
  RuntimeException failed(RuntimeException thrown, int mark) {
    List<Happening.Activated> last = journal.lastEffects(mark);
    String loop = last.isEmpty() ? "" : " Effects that ran last: " + chain(last) + ".";
    List<Happening> undone = journal.rollBack(mark, world);
    ActionFailure failure = Machine.failureIn(thrown);
    if (failure == null) {
      return thrown;
    }
    List<String> chain = last.stream().map(Happening.Activated::effect).distinct().toList();
    return new ActionFailedException(
        failure.reason(), failure.getMessage() + loop, undone, chain, machine.position.game);
  }

  /** The names of the effects that ran, with their holders as they are now. */
  private String chain(List<Happening.Activated> effects) {
    return effects.stream()
        .map(one -> one.effect() + " of " + book.game().displayName(world.entity(one.self())))
        .collect(Collectors.joining(" -> "));
  }

  private void goBack(Past.Moment before) {
    world.nextSequence(before.sequence());
    machine.position = before.position();
    machine.forget();
    machine.limits = book.game().limits(machine);
    machine.network.discard();
    connect();
  }
}

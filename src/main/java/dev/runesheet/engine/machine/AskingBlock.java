package dev.runesheet.engine.machine;

import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.engine.state.QuestionNumbers;
import dev.runesheet.engine.trace.Tracer;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.Reaction;
import java.util.ArrayList;
import java.util.List;

/**
 * The block of a program whose question is open, run once more: a match that goes on under other
 * rules than it was asked by offers what these offer. A block that asks does nothing else, so that
 * it can be run again; if one does, the question cannot be made anew.
 */
public final class AskingBlock {

  private final Machine machine;
  private final PendingQuestion open;
  private final Activation program;

  private AskingBlock(Machine machine, PendingQuestion open) {
    this.machine = machine;
    this.open = open;
    this.program = open.activation();
  }

  /**
   * The question as the rules of a match put it in the present position, with the id that it has;
   * null if its block does not ask now, but goes on to another. The log of the match stays as it
   * is.
   *
   * @throws Changed if the block does something besides, after which the match must not go on
   */
  public static PendingQuestion again(Machine machine, PendingQuestion open) {
    return new AskingBlock(machine, open).again();
  }

  private PendingQuestion again() {
    if (program.block() == null || machine.compiled.index().rulesOf(program.block()).isEmpty()) {
      return null;
    }
    Tracer tracer = machine.tracer;
    QuestionNumbers numbers = machine.position.questions;
    List<PendingQuestion> before = List.copyOf(machine.position.pending);
    Activation.Loop within = program.loop();
    String block = program.block();
    int target = program.target();
    String answer = program.answer();
    int mark = machine.journal.mark();
    observe(null); // What is asked anew has happened before.
    machine.position.questions = new QuestionNumbers(numbers.counts());
    try {
      machine.act(this::run);
      List<Happening> since = machine.journal.all().subList(mark, machine.journal.mark());
      boolean alone =
          machine.nested.isEmpty() && since.stream().allMatch(Happening.Asked.class::isInstance);
      machine.forget();
      PendingQuestion asked = asked(before);
      if (!alone || since.size() > 1) {
        throw new Changed();
      }
      return asked == null || !fits(within) ? null : named(asked);
    } finally {
      program.loop(within);
      program.block(block);
      program.target(target);
      program.answer(answer);
      machine.position.questions = numbers;
      machine.journal.rollBack(mark, machine.world);
      observe(tracer);
    }
  }

  /** The exception of a block that has not only asked. */
  public static final class Changed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private Changed() {
      super("A block that asks does something else, too.", null, false, false);
    }
  }

  private void observe(Tracer tracer) {
    machine.tracer = tracer;
    machine.journal.tracer = tracer;
  }

  private void run() {
    Reaction reaction = new Reaction(program, machine, machine.compiled.index());
    machine.running = reaction;
    try {
      machine.show(reaction);
    } finally {
      machine.running = null;
    }
  }

  /** The question that has been put beside some, taken out again; null if none was. */
  private PendingQuestion asked(List<PendingQuestion> before) {
    List<PendingQuestion> added = new ArrayList<>(machine.position.pending);
    added.removeAll(before);
    if (added.isEmpty()) {
      return null;
    }
    PendingQuestion asked = added.get(0);
    machine.position.pending.remove(asked);
    return asked.decision().player() == open.decision().player() ? asked : null;
  }

  /** False if the block keeps its target around the choice, but the one that asked did not. */
  private boolean fits(Activation.Loop within) {
    return program.loop() == within || within != null && within.ids().length == 0;
  }

  private PendingQuestion named(PendingQuestion asked) {
    Decision as = asked.decision();
    Decision decision =
        new Decision(
            open.decision().id(),
            as.player(),
            as.prompt(),
            as.options(),
            as.standing(),
            as.effect(),
            as.holder());
    return new PendingQuestion(decision, program, asked.choices(), open.group(), null);
  }
}

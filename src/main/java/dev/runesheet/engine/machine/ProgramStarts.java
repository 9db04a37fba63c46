package dev.runesheet.engine.machine;

import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.InForceCheck;
import dev.runesheet.spi.fact.Suppression;
import java.util.List;

/**
 * The decision whether a program starts when its turn comes: what answers an event must still be in
 * force, and what a phase begins must not be suppressed.
 */
record ProgramStarts(Machine machine) {

  /** True if a program starts; of one that does not, it is told why. */
  boolean admits(Activation program) {
    if (program.parent() != null) {
      return true; // Licensed by the program that started it, even if its effect has ended since.
    }
    return program.origin() == null ? isFree(program) : isInForce(program, program.origin());
  }

  private boolean isFree(Activation program) {
    List<Suppression> suppressions = machine.suppressions(program.effect(), program.self());
    if (suppressions.isEmpty()) {
      return true;
    }
    suppressions.forEach(one -> machine.journal.add(Happening.Suppressed.of(one, true)));
    if (machine.tracer != null) {
      machine.tracer.suppressed(program, suppressions);
    }
    machine.game().onSuppressed(machine, program.effect(), program.self());
    return false;
  }

  private boolean isInForce(Activation program, ActiveEffect origin) {
    boolean inForce =
        !LeavingEffects.isOver(origin, program.event(), machine.world)
            && (program.originVersion() == machine.world.version()
                || !origin.answersOnlyInForce(program.event().getSubject())
                || machine.consult(new InForceCheck(origin)).inForce());
    if (!inForce && machine.tracer != null) {
      machine.tracer.withheld(program);
    }
    return inForce;
  }
}

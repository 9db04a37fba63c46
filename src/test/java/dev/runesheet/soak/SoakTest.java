package dev.runesheet.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many matches in one process leave nothing behind and play the same from first to last. */
@Tag("thorough")
class SoakTest {

  private static final int FEW = 1_000;
  private static final int MANY = Integer.getInteger("soak.matches", 1_000_000);

  /** Of what stays in memory, what lies within the precision of a measurement. */
  private static final double FLAT = 1.05;

  @Test
  void someMatchesLeaveNothingBehind() throws InterruptedException {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    leavesNothing(new Soak(FEW, nowhere).run());
  }

  @Tag("slow")
  @Tag("soak")
  @Test
  void manyMatchesLeaveNothingBehindAndDoNotSlowDown() throws InterruptedException {
    List<Soak.Part> parts = new Soak(MANY, System.out).run();
    leavesNothing(parts);
    Soak.Part first = parts.get(0);
    Soak.Part last = parts.get(parts.size() - 1);
    assertThat((double) last.heap()).isLessThan(FLAT * first.heap());
    assertThat(last.cpuMicros()).isLessThan(FLAT * first.cpuMicros());
  }

  private static void leavesNothing(List<Soak.Part> parts) {
    assertThat(parts).extracting(Soak.Part::held).containsOnly(0);
    assertThat(parts).extracting(Soak.Part::digest).containsOnly(parts.get(0).digest());
    assertThat(parts).extracting(Soak.Part::failures).containsOnly(parts.get(0).failures());
  }
}

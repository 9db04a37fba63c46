package dev.runesheet.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.IllegalChoiceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * Inputs that were tried: nothing but findings and the documented exceptions may come of them, in
 * time. What fails is written to {@code target/fuzz}, once for each place that threw.
 */
final class Tries {

  private static final long MOST_NANOS = 20_000_000_000L;

  private final Map<String, String> failures = new TreeMap<>();
  private int inputs;

  /** Takes an input. */
  @FunctionalInterface
  interface Taker {
    void take() throws JsonProcessingException;
  }

  /** Gives an input to what may refuse it by the documented exceptions. */
  void take(String what, byte[] input, Taker taker) {
    read(
        what,
        input,
        () -> {
          try {
            taker.take();
          } catch (JsonProcessingException | IllegalChoiceException | ActionFailedException no) {
            return; // As documented: no JSON at all, no such answer, or it cannot start.
          } catch (IllegalArgumentException refused) {
            if (String.valueOf(refused.getMessage()).length() < 10) {
              throw refused;
            }
          }
        });
  }

  /** Gives an input to what may throw nothing. */
  void read(String what, byte[] input, Runnable reader) {
    inputs++;
    long begun = System.nanoTime();
    try {
      reader.run();
    } catch (RuntimeException | Error thrown) {
      failed(what, input, thrown);
    }
    if (System.nanoTime() - begun > MOST_NANOS) {
      failed(what, input, new IllegalStateException("took too long"));
    }
  }

  private void failed(String what, byte[] input, Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    StringBuilder place = new StringBuilder(thrown.getClass().getSimpleName());
    for (int i = 0; i < Math.min(6, trace.length); i++) {
      place.append(" < ").append(trace[i]);
    }
    if (failures.putIfAbsent(place.toString(), what + ": " + thrown.getMessage()) == null) {
      try {
        Path folder = Files.createDirectories(Path.of("target/fuzz"));
        String name = what.replaceAll("[^A-Za-z0-9.]+", "-");
        Files.write(folder.resolve(failures.size() + "-" + name), input);
      } catch (IOException unwritable) {
        throw new IllegalStateException(unwritable);
      }
    }
  }

  /** Fails if anything did. */
  void report() {
    System.out.println("fuzz: " + inputs + " inputs");
    assertThat(failures).isEmpty();
  }
}

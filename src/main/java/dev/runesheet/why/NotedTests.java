package dev.runesheet.why;

import dev.runesheet.spi.fact.Activation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The tests that blocks worked out and noted for the guards of the next ones. */
final class NotedTests {

  private final Map<Activation, Map<Integer, Noted>> notes = new IdentityHashMap<>();
  private final List<EvaluatedGuard.Value> seen = new ArrayList<>();
  private final List<EvaluatedGuard> parts = new ArrayList<>();

  /**
   * A test with its answer.
   *
   * @param whole the whole of it, with all numbers that were read
   * @param parts what must hold, each with its own numbers, as far as it was looked at
   */
  record Noted(EvaluatedGuard whole, List<EvaluatedGuard> parts) {
    /** Copies the parts. */
    Noted {
      parts = List.copyOf(parts);
    }
  }

  /** The tests of a run so far, by number. */
  Map<Integer, Noted> of(Activation activation) {
    return notes.getOrDefault(activation, Map.of());
  }

  /** Forgets what was read for tests that no block has noted. */
  void begin() {
    seen.clear();
    parts.clear();
  }

  void seen(String of, double value) {
    seen.add(new EvaluatedGuard.Value(of, Numbers.plain(value)));
  }

  void tested(String words, boolean answer) {
    parts.add(check(words, answer));
  }

  void noted(Activation activation, int test, String words, boolean answer) {
    if (parts.isEmpty()) {
      tested(words, answer);
    }
    List<EvaluatedGuard.Value> read =
        parts.stream().flatMap(part -> part.values().stream()).distinct().toList();
    notes
        .computeIfAbsent(activation, key -> new HashMap<>())
        .put(test, new Noted(new EvaluatedGuard(words, answer, read), parts));
    parts.clear();
  }

  private EvaluatedGuard check(String words, boolean answer) {
    EvaluatedGuard check = new EvaluatedGuard(words, answer, seen);
    seen.clear();
    return check;
  }
}

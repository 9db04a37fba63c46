package dev.runesheet.why;

import dev.runesheet.spi.Reasoning;
import java.util.List;
import java.util.stream.Collectors;

/** An answer as lines, which a screen may colour. */
public abstract sealed class LineReasoning implements Reasoning permits Chain, Verdicts {

  /** The lines in order. */
  public abstract List<Line> lines();

  @Override
  public final String text() {
    return lines().stream()
        .map(line -> (line.lead() + line.text()).stripTrailing())
        .collect(Collectors.joining("\n"));
  }

  @Override
  public final String toString() {
    return text();
  }
}

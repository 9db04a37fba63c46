package dev.runesheet.testing.coverage;

import static java.util.stream.Collectors.joining;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * The configuration of coverage in {@code coverage.yaml}: thresholds and unreachable rules.
 *
 * @param thresholds the required coverage
 * @param unreachable rules excluded from counting
 */
public record CoverageConfig(List<Threshold> thresholds, List<Unreachable> unreachable) {

  /** The configuration without thresholds or exceptions. */
  public static final CoverageConfig NONE = new CoverageConfig(List.of(), List.of());

  private static final double MOST = 100;

  /** Copies the lists. */
  public CoverageConfig {
    thresholds = List.copyOf(thresholds);
    unreachable = List.copyOf(unreachable);
  }

  /** The same configuration with further thresholds. */
  public CoverageConfig with(List<Threshold> further) {
    List<Threshold> all = new ArrayList<>(thresholds);
    all.addAll(further);
    return new CoverageConfig(all, unreachable);
  }

  Optional<Unreachable> unreachable(String subject, String rule) {
    return unreachable.stream()
        .filter(one -> one.of().equals(subject) && one.rule().equals(rule))
        .findFirst();
  }

  /**
   * Reads the file.
   *
   * @param name its name for messages
   * @return the content of the file, without entries that have a finding
   */
  public static CoverageConfig read(String name, String text, Diagnostics findings) {
    List<Threshold> thresholds = new ArrayList<>();
    List<Unreachable> unreachable = new ArrayList<>();
    JsonDocument.parseByName(name, text, findings)
        .flatMap(document -> document.root().fields())
        .ifPresent(
            fields -> {
              entries(fields, "thresholds").forEach(entry -> thresholds(entry, thresholds));
              entries(fields, "unreachable").forEach(entry -> unreachable(entry, unreachable));
              fields.noOthers();
            });
    return new CoverageConfig(thresholds, unreachable);
  }

  private static List<JsonFields> entries(JsonFields fields, String name) {
    return fields.optional(name).flatMap(JsonValue::list).orElse(List.of()).stream()
        .flatMap(value -> value.fields().stream())
        .toList();
  }

  private static void thresholds(JsonFields entry, List<Threshold> thresholds) {
    String of = entry.optional("of").flatMap(JsonValue::text).orElse("");
    if (Stream.of(Metric.values()).noneMatch(one -> entry.object().node().has(one.word()))) {
      JsonValue all = entry.object();
      String words = Stream.of(Metric.values()).map(Metric::word).collect(joining(", "));
      all.report(
          Diagnostic.of(Code.EXPECTS_NOTHING, all.location(), "", "a percentage of " + words));
    }
    for (Metric metric : Metric.values()) {
      Optional<JsonValue> value = entry.optional(metric.word());
      OptionalDouble percent = value.map(JsonValue::number).orElse(OptionalDouble.empty());
      if (percent.isPresent() && (percent.getAsDouble() < 0 || percent.getAsDouble() > MOST)) {
        value.get().wrong(Code.OUT_OF_RANGE, "from 0 to 100");
      } else if (percent.isPresent()) {
        thresholds.add(new Threshold(of, metric, percent.getAsDouble(), place(value.get())));
      }
    }
    entry.noOthers();
  }

  private static SourceLocation place(JsonValue value) {
    return SourceLocation.line(value.document().file(), value.line(), 1);
  }

  private static void unreachable(JsonFields entry, List<Unreachable> unreachable) {
    Optional<String> of = entry.required("of").flatMap(JsonValue::text);
    Optional<String> rule = entry.required("rule").flatMap(JsonValue::text);
    Optional<String> why = entry.required("why").flatMap(JsonValue::text);
    entry.noOthers();
    if (of.isEmpty() || rule.isEmpty() || why.isEmpty()) {
      return;
    }
    boolean twice =
        unreachable.stream()
            .anyMatch(one -> one.of().equals(of.get()) && one.rule().equals(rule.get()));
    if (why.get().isBlank()) {
      entry.optional("why").ifPresent(text -> text.wrong(Code.EMPTY, "the reason"));
    } else if (twice) {
      entry.optional("rule").ifPresent(text -> text.wrong(Code.DUPLICATE, "each rule once"));
    } else {
      unreachable.add(new Unreachable(of.get(), rule.get(), why.get(), place(entry.object())));
    }
  }
}

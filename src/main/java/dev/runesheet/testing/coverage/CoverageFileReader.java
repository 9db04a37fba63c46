package dev.runesheet.testing.coverage;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonLimits;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.EffectCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** Reads files of coverage. Whatever is wrong with one is a finding with its place. */
public final class CoverageFileReader {

  private static final JsonLimits LIMITS = new JsonLimits(16, 256_000_000);

  private static final List<String> KINDS =
      Stream.of(Kind.values()).map(kind -> kind.name().toLowerCase(Locale.ROOT)).toList();

  /** A rule may ask the same thing twice: each of its conditions is one of its own. */
  private static final Function<Object, Object> SAME_TEXT_TWICE = condition -> new Object();

  private CoverageFileReader() {}

  /**
   * Reads a file.
   *
   * @param name its name for messages
   * @return the coverage; empty after a finding
   */
  public static Optional<Coverage> read(String name, String text, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    Optional<Coverage> coverage =
        JsonDocument.parse(name, 1, text, LIMITS, own).flatMap(file -> coverage(file.root()));
    findings.addAll(own);
    return own.hasErrors() ? Optional.empty() : coverage;
  }

  private static Optional<Coverage> coverage(JsonValue root) {
    JsonNode format = root.node().path("format");
    if (!format.asText().equals(CoverageFile.FORMAT)) {
      root.wrong(Code.COVERAGE_FILE, "'format': '" + CoverageFile.FORMAT + "'");
      return Optional.empty();
    }
    JsonFields fields = root.fields().orElseThrow();
    fields.optional("format");
    JsonNode version = root.node().path("version");
    if (!version.isInt() || version.intValue() != CoverageFile.VERSION) {
      fields
          .optional("version")
          .orElse(root)
          .error(Code.COVERAGE_VERSION, "version " + version, "version " + CoverageFile.VERSION);
      return Optional.empty();
    }
    fields.optional("version");
    List<SubjectCoverage> subjects =
        each(fields, "subjects", CoverageFileReader::subject, SubjectCoverage::name);
    fields.noOthers();
    return Optional.of(new Coverage(subjects));
  }

  private static SubjectCoverage subject(JsonFields fields) {
    Map<String, String> sources = new TreeMap<>();
    fields
        .required("sources")
        .flatMap(JsonValue::fields)
        .ifPresent(
            all -> {
              for (JsonField source : all.all()) {
                source.value().text().ifPresent(hash -> sources.put(source.name(), hash));
              }
            });
    return new SubjectCoverage(
        text(fields, "name"),
        sources,
        each(fields, "rules", CoverageFileReader::rule, RuleCoverage::key),
        each(fields, "effects", CoverageFileReader::effect, EffectCoverage::id),
        texts(fields, "verbs"));
  }

  private static RuleCoverage rule(JsonFields fields) {
    return new RuleCoverage(
        text(fields, "package"),
        text(fields, "rule"),
        text(fields, "place"),
        kind(fields),
        optional(fields, "effect"),
        flag(fields, "branch"),
        texts(fields, "steps"),
        texts(fields, "verbs"),
        fields.optional("conditions").isEmpty()
            ? List.of()
            : each(fields, "conditions", CoverageFileReader::condition, SAME_TEXT_TWICE),
        count(fields, "fired"));
  }

  private static Kind kind(JsonFields fields) {
    JsonValue value = fields.required("kind").orElse(null);
    String word = value == null ? "" : value.text().orElse("");
    if (value != null && !word.isEmpty() && !KINDS.contains(word)) {
      value.unknownWord(Code.UNKNOWN_WORD, KINDS);
    }
    return KINDS.contains(word) ? Kind.valueOf(word.toUpperCase(Locale.ROOT)) : Kind.TEXT;
  }

  private static ConditionCoverage condition(JsonFields fields) {
    return new ConditionCoverage(
        text(fields, "text"),
        text(fields, "place"),
        count(fields, "held"),
        count(fields, "failed"));
  }

  private static EffectCoverage effect(JsonFields fields) {
    return new EffectCoverage(
        text(fields, "id"),
        optional(fields, "trigger"),
        flag(fields, "continuous"),
        count(fields, "answered"),
        count(fields, "applied"),
        count(fields, "stacked"),
        count(fields, "suppressed"),
        count(fields, "expired"));
  }

  private static <T> List<T> each(
      JsonFields fields,
      String name,
      Function<JsonFields, T> reader,
      Function<? super T, Object> key) {
    List<T> all = new ArrayList<>();
    Set<Object> keys = new HashSet<>();
    for (JsonValue value : fields.required(name).flatMap(JsonValue::list).orElse(List.of())) {
      value
          .fields()
          .ifPresent(
              of -> {
                T one = reader.apply(of);
                of.noOthers();
                all.add(one);
                if (!keys.add(key.apply(one))) {
                  String again = Words.quote(key.apply(one).toString()) + " again";
                  value.error(Code.DUPLICATE, again, "one entry of a name in '" + name + "'");
                }
              });
    }
    return all;
  }

  private static String text(JsonFields fields, String name) {
    return fields.required(name).flatMap(JsonValue::text).orElse("");
  }

  private static String optional(JsonFields fields, String name) {
    return fields.optional(name).flatMap(JsonValue::text).orElse("");
  }

  private static boolean flag(JsonFields fields, String name) {
    return fields.optional(name).flatMap(JsonValue::flag).orElse(false);
  }

  private static List<String> texts(JsonFields fields, String name) {
    return fields.optional(name).flatMap(JsonValue::list).orElse(List.of()).stream()
        .flatMap(value -> value.text().stream())
        .toList();
  }

  private static long count(JsonFields fields, String name) {
    JsonValue value = fields.required(name).orElse(null);
    if (value == null) {
      return 0;
    }
    JsonNode number = value.node();
    if (!number.isIntegralNumber() || !number.canConvertToLong() || number.longValue() < 0) {
      value.wrong(Code.OUT_OF_RANGE, "a whole number of at least 0");
      return 0;
    }
    return number.longValue();
  }
}

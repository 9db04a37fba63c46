package dev.runesheet.language.roletext;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.DecodedText;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The texts of a file: each definition of a {@code .txt} or {@code .md}, of the latter only between
 * fences if there are any; or each line of a {@code .jsonl} with {@code name}, {@code header} and
 * {@code formalized}.
 */
public final class RoleTextFile {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String FENCE = "```";
  private static final Pattern END = Pattern.compile("\\r\\n|\\r|\\n");
  private static final String BODY = "formalized";

  private final String name;
  private final String content;
  private final List<String> lines;

  /** The end of each line, as it is written; empty after the last if there is none. */
  private final List<String> ends;

  /** A file. */
  public RoleTextFile(String name, String content) {
    this.name = name;
    this.content = content;
    this.lines = DecodedText.unmarked(content).lines().toList();
    this.ends =
        Stream.concat(END.matcher(content).results().map(MatchResult::group), Stream.of(""))
            .toList();
  }

  /**
   * A text that was read.
   *
   * @param definition what it defines; as far as it was understood
   * @param strict whether it stands in the guide's notations
   * @param findings what is wrong with it, or noted
   * @param first the line of the file that it begins with, from 0
   * @param end the line after it
   */
  public record Read(
      Definition definition, boolean strict, Diagnostics findings, int first, int end) {

    /** True if a strict reading finds the same text, and nothing to say about it; null for none. */
    boolean isRight(Read strict) {
      return strict != null
          && strict.strict()
          && strict.end() == end
          && strict.definition().name().equals(definition.name());
    }

    Read strictly(boolean holds) {
      return new Read(definition, holds, findings, first, end);
    }
  }

  /** True if none of its texts can be read, which is told once for all. */
  public boolean isUnreadable(Diagnostics findings) {
    return RoleTextReader.isForeign(content, place(), findings);
  }

  /** Reads all texts. */
  public List<Read> read(boolean lenient) {
    List<Read> strict = texts(RoleTextReader.STRICT);
    if (!lenient) {
      return strict;
    }
    Map<Integer, Read> byLine = new HashMap<>();
    strict.forEach(one -> byLine.put(one.first(), one));
    return texts(RoleTextReader.LENIENT).stream()
        .map(one -> one.strictly(one.isRight(byLine.get(one.first()))))
        .toList();
  }

  private List<Read> texts(RoleTextReader reader) {
    return name.endsWith(".jsonl") ? jsonLines(reader) : reader.read(fenced(), place());
  }

  private SourceLocation place() {
    return SourceLocation.file(name);
  }

  /** The lines; of a page with fences only those between them, the others blank. */
  private List<String> fenced() {
    if (!name.endsWith(".md") || lines.stream().noneMatch(line -> line.startsWith(FENCE))) {
      return lines;
    }
    List<String> fenced = new ArrayList<>();
    boolean inside = false;
    for (String line : lines) {
      boolean fence = line.startsWith(FENCE);
      fenced.add(inside && !fence ? line : "");
      inside ^= fence;
    }
    return fenced;
  }

  private List<Read> jsonLines(RoleTextReader reader) {
    List<Read> all = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        all.add(jsonLine(reader, i));
      }
    }
    return all;
  }

  private Read jsonLine(RoleTextReader reader, int line) {
    Diagnostics findings = new Diagnostics();
    SourceLocation place = SourceLocation.file(name).line(line + 1);
    Optional<JsonNode> json = json(lines.get(line), place, findings);
    SourceLocation body = new SourceLocation(name, new Place.Pointer(place.place(), "/" + BODY));
    Definition definition =
        reader.read(text(json, "name"), text(json, "header"), text(json, BODY), body, findings);
    return new Read(definition, findings.all().isEmpty(), findings, line, line + 1);
  }

  private static Optional<JsonNode> json(String line, SourceLocation at, Diagnostics findings) {
    try {
      JsonNode read = JSON.readTree(line);
      for (String field : List.of("name", BODY)) {
        if (!read.path(field).isTextual()) {
          findings.error(Code.MISSING_FIELD, at, "no text '" + field + "'", "name and formalized");
        }
      }
      return Optional.of(read);
    } catch (JsonProcessingException wrong) {
      findings.error(Code.NOT_JSON, at, line, "an object with name and formalized");
      return Optional.empty();
    }
  }

  private static String text(Optional<JsonNode> json, String field) {
    return json.map(one -> one.path(field).asText("")).orElse("");
  }

  // ---- writing

  /** The file with some of its texts in canonical form. */
  public String with(List<Read> rewritten) {
    StringBuilder written =
        new StringBuilder(
            content.substring(0, content.length() - DecodedText.unmarked(content).length()));
    int from = 0;
    for (Read one : rewritten) {
      keep(from, one.first(), written);
      String end = ends.get(one.first());
      written.append(canonical(one).replace("\n", end.isEmpty() ? "\n" : end));
      written.append(ends.get(one.end() - 1));
      from = one.end();
    }
    keep(from, lines.size(), written);
    return written.toString();
  }

  /** Keeps lines as they are. */
  private void keep(int from, int end, StringBuilder written) {
    for (int i = from; i < end; i++) {
      written.append(lines.get(i)).append(ends.get(i));
    }
  }

  /** True if a text stands in the file in its canonical form. */
  public boolean isCanonical(Read one) {
    String written = String.join("\n", lines.subList(one.first(), one.end()));
    return written.strip().equals(canonical(one).strip());
  }

  private String canonical(Read one) {
    if (!name.endsWith(".jsonl")) {
      return RoleTextWriter.write(one.definition()).stripTrailing();
    }
    try {
      ObjectNode json = (ObjectNode) JSON.readTree(lines.get(one.first()));
      return json.put(BODY, RoleTextWriter.body(one.definition()).stripTrailing()).toString();
    } catch (JsonProcessingException wrong) {
      throw new IllegalStateException("A line that was read is not JSON.", wrong);
    }
  }
}

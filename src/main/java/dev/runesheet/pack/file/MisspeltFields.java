package dev.runesheet.pack.file;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * Reads sources with misspelt names of fields as if those that are meant stood there, so that all
 * other mistakes are found with them, and nothing that only follows from the wrong names.
 */
public final class MisspeltFields {

  /** The most readings: a section that is put right may have misspelt fields within. */
  private static final int MOST = 5;

  /** The most names that are put right: of more than these, each is told as it is. */
  private static final int MOST_SLIPS = 200;

  private static final String QUOTES = "\"'";

  private static final Comparator<Slip> ORDER =
      Comparator.comparingInt(Slip::line).thenComparingInt(Slip::column);

  private final List<Slip> slips = new ArrayList<>();

  /**
   * A misspelt name of a field.
   *
   * @param at where it stands
   * @param line its line, from 1
   * @param column the column of its first letter, from 1
   */
  private record Slip(Diagnostic finding, Place.Pointer at, String meant, int line, int column) {

    String file() {
      return finding.location().file();
    }

    String written() {
      return finding.subject().word();
    }

    /** The index of its first letter in the text of its file; -1 if it is written otherwise. */
    int start(String text) {
      int start = 0;
      for (int i = 1; i < line; i++) {
        start = text.indexOf('\n', start) + 1;
      }
      int at = start + column - 1;
      int quoted = at < text.length() && QUOTES.indexOf(text.charAt(at)) >= 0 ? at + 1 : at;
      return text.startsWith(written(), quoted) ? quoted : -1;
    }

    /** True if it stands there, and what is meant stands nowhere beside it. */
    boolean canBeCorrected(Source source) {
      return start(source.text()) >= 0
          && source
              .document()
              .filter(document -> document.root().at(corrected().path()).isEmpty())
              .isPresent();
    }

    /** The place of the value once the name is put right. */
    Place.Pointer corrected() {
      return at.around().to("/" + meant.replace("~", "~0").replace("/", "~1"));
    }
  }

  /** A file with slips; its document is empty if it cannot be read. */
  private record Source(String text, Optional<JsonDocument> document) {

    static Optional<Source> of(String file, PackFiles files) {
      return MisspeltFields.text(file, files)
          .map(text -> new Source(text, JsonDocument.parseByName(file, text, new Diagnostics())));
    }
  }

  private MisspeltFields() {}

  /**
   * Reads sources.
   *
   * @param reader reads files and reports what is wrong
   * @param diagnostics takes all findings, at their places in the files as they are
   * @return what was read last
   */
  public static <T> T read(
      PackFiles files, Diagnostics diagnostics, BiFunction<PackFiles, Diagnostics, T> reader) {
    MisspeltFields fields = new MisspeltFields();
    PackFiles now = files;
    for (int i = 1; ; i++) {
      Diagnostics found = new Diagnostics();
      T read = reader.apply(now, found);
      List<Slip> more = i < MOST ? slips(found.all(), now) : List.of();
      List<Diagnostic> told =
          more.isEmpty() ? found.all() : more.stream().sorted(ORDER).map(Slip::finding).toList();
      told.stream().filter(fields::isNoGuess).map(fields::asWritten).forEach(diagnostics::add);
      if (more.isEmpty()) {
        return read;
      }
      now = corrected(now, more);
      fields.slips.addAll(more);
    }
  }

  /** The slips of findings, those behind others in a file first; none if they are too many. */
  private static List<Slip> slips(List<Diagnostic> found, PackFiles files) {
    Set<SourceLocation> meant = new HashSet<>();
    Map<String, Optional<Source>> sources = new HashMap<>();
    List<Slip> slips = found.stream().flatMap(one -> slip(one).stream()).toList();
    if (slips.size() > MOST_SLIPS) {
      return List.of();
    }
    return slips.stream()
        .filter(
            slip ->
                sources
                    .computeIfAbsent(slip.file(), file -> Source.of(file, files))
                    .filter(slip::canBeCorrected)
                    .isPresent())
        .filter(slip -> meant.add(new SourceLocation(slip.file(), slip.corrected())))
        .sorted(ORDER.reversed())
        .toList();
  }

  private static Optional<Slip> slip(Diagnostic finding) {
    boolean known =
        finding.code() == Code.UNKNOWN_FIELD
            && !finding.subject().word().isEmpty()
            && finding.line().contains(":");
    if (known
        && finding.location().place() instanceof Place.Pointer at
        && at.in().equals(Place.WHOLE)) {
      String[] line = finding.line().split(":");
      return finding
          .meant()
          .map(
              word ->
                  new Slip(
                      finding, at, word, Integer.parseInt(line[0]), Integer.parseInt(line[1])));
    }
    return Optional.empty();
  }

  private static Optional<String> text(String file, PackFiles files) {
    return files.read(file).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
  }

  private static PackFiles corrected(PackFiles files, List<Slip> slips) {
    Map<String, String> texts = new HashMap<>();
    for (Slip slip : slips) {
      String text = texts.computeIfAbsent(slip.file(), file -> text(file, files).orElseThrow());
      texts.put(slip.file(), corrected(text, slip));
    }
    Map<String, byte[]> contents = new HashMap<>();
    texts.forEach((file, text) -> contents.put(file, text.getBytes(StandardCharsets.UTF_8)));
    return new ReplacedFiles(files, contents, files.origin());
  }

  private static String corrected(String text, Slip slip) {
    int at = slip.start(text);
    return text.substring(0, at) + slip.meant() + text.substring(at + slip.written().length());
  }

  /** False for a value that does not fit a field which was only guessed to be meant. */
  private boolean isNoGuess(Diagnostic finding) {
    return finding.code() != Code.WRONG_TYPE
        || slips.stream()
            .noneMatch(
                slip ->
                    finding.location().file().equals(slip.file())
                        && finding.location().place().equals(slip.corrected()));
  }

  /** A finding at its place in the files as they are: what was put right last is undone first. */
  private Diagnostic asWritten(Diagnostic finding) {
    Diagnostic written = finding;
    for (int i = slips.size() - 1; i >= 0; i--) {
      written = asWritten(written, slips.get(i));
    }
    return written;
  }

  private static Diagnostic asWritten(Diagnostic finding, Slip slip) {
    if (!finding.location().file().equals(slip.file())) {
      return finding;
    }
    Place place = finding.location().place();
    String line = finding.line();
    Diagnostic moved =
        place instanceof Place.Pointer pointer && place.isIn(slip.corrected())
            ? finding.movedTo(
                new SourceLocation(slip.file(), slip.at().to(pointer.from(slip.corrected()))))
            : finding;
    if (!line.startsWith(slip.line() + ":")) {
      return moved;
    }
    int column = Integer.parseInt(line.split(":")[1]);
    int longer = slip.meant().length() - slip.written().length();
    return column > slip.column() ? moved.at(slip.line(), column - longer) : moved;
  }
}

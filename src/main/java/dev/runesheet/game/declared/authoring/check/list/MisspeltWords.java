package dev.runesheet.game.declared.authoring.check.list;

import dev.runesheet.document.EntryLists;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.check.NameUses;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words of lists that are misspelt: several names are called as the entries would be with another
 * word, and nothing says the word of the list. One finding at the word stands for all of these.
 */
final class MisspeltWords {

  /** A word of a list, with what others call it. */
  private record Slip(String list, String word, String called) {}

  private final EntryLists lists;
  private final String manifest;
  private final PackFiles files;

  MisspeltWords(EntryLists lists, String manifest, PackFiles files) {
    this.lists = lists;
    this.manifest = manifest;
    this.files = files;
  }

  /** The findings with one for each misspelt word in place of those that follow from it. */
  List<Diagnostic> told(List<Diagnostic> found) {
    Map<Slip, List<Diagnostic>> slips = new LinkedHashMap<>();
    for (Diagnostic one : found) {
      slip(one).ifPresent(is -> slips.computeIfAbsent(is, key -> new ArrayList<>()).add(one));
    }
    if (slips.isEmpty()) {
      return found;
    }
    Set<String> names = new LinkedHashSet<>(List.of(manifest));
    found.forEach(one -> names.add(one.location().file()));
    names.addAll(files.list(manifest.substring(0, manifest.lastIndexOf('/'))));
    SourceLines lines = new SourceLines(files);
    List<Diagnostic> all = new ArrayList<>(found);
    slips.forEach(
        (slip, users) -> {
          if (users.stream().distinct().count() > 1 && isSaidOnce(slip.word(), names)) {
            String list = "/" + EntryLists.FIELD + JsonValue.step(slip.list());
            SourceLocation place =
                SourceLocation.pointer(manifest, list + JsonValue.step(slip.word()));
            List<Diagnostic> placed = users.stream().distinct().map(lines::placed).toList();
            Diagnostic told = NameUses.misspelt(slip.word(), place, slip.called(), placed);
            all.set(all.indexOf(users.get(0)), lines.placed(told));
            all.removeAll(users);
          }
        });
    return all;
  }

  /** The word of a list for which an unknown name has another. */
  private Optional<Slip> slip(Diagnostic one) {
    String called = one.subject().word();
    Optional<String> meant = one.code() == Code.UNKNOWN_REFERENCE ? one.meant() : Optional.empty();
    return meant.stream()
        .flatMap(
            name ->
                lists.lists().entrySet().stream()
                    .flatMap(
                        list ->
                            list.getValue().keySet().stream()
                                .flatMap(
                                    word ->
                                        other(name, word, called)
                                            .filter(is -> !list.getValue().containsKey(is))
                                            .map(is -> new Slip(list.getKey(), word, is))
                                            .stream())))
        .findFirst();
  }

  /** The word in a name in place of one of another; empty if more differs, or too much. */
  private static Optional<String> other(String name, String word, String called) {
    for (Matcher at = alone(word).matcher(name); at.find(); ) {
      String before = name.substring(0, at.start());
      String behind = name.substring(at.end());
      if (called.length() > before.length() + behind.length()
          && called.startsWith(before)
          && called.endsWith(behind)) {
        String other = called.substring(before.length(), called.length() - behind.length());
        return Optional.of(other).filter(is -> Words.nearest(is, List.of(word)) != null);
      }
    }
    return Optional.empty();
  }

  /** True of a word that files say where it is declared, and nowhere else. */
  private boolean isSaidOnce(String word, Set<String> names) {
    Pattern alone = alone(word);
    return names.stream()
            .filter(file -> !PackFiles.isWorkbook(file))
            .flatMap(file -> files.read(file).stream())
            .mapToLong(
                text -> alone.matcher(new String(text, StandardCharsets.UTF_8)).results().count())
            .sum()
        == 1;
  }

  private static Pattern alone(String word) {
    return Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(word) + "(?![\\p{L}\\d])");
  }
}

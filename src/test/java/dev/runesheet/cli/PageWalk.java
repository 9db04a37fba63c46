package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader who does what a page of the docs says, in a folder. Of fenced blocks, those with lines
 * {@code $ …} are commands, each followed by all that it prints; a line … stands for any lines. A
 * block of YAML is added to the file that the text before it names as "at the end of `FILE`", a
 * block of differences edits the files it names, and "Undo both edits" takes the last one back.
 */
final class PageWalk {

  private static final String FENCE = "```";
  private static final String LEFT_OUT = "…";
  private static final Pattern END_OF_FILE = Pattern.compile("at the end of `([^`]+)`");
  private static final Pattern HUNK =
      Pattern.compile("(?:^-.*\\R)+(?:^\\+.*\\R?)+", Pattern.MULTILINE);
  private static final String UNDO = "Undo both edits";

  private final String home;
  private final Deque<String> ends = new ArrayDeque<>();
  private final List<String> commands = new ArrayList<>();
  private Path directory;
  private List<String> lastEdit = List.of();

  /**
   * Creates a reader.
   *
   * @param directory where the reader begins
   * @param home the folder of the files that the text names, from where the commands are given
   */
  PageWalk(Path directory, String home) {
    this.directory = directory;
    this.home = home;
  }

  /** Does what the text says, and gives the commands in order. */
  List<String> walk(String text) throws IOException {
    String language = null;
    List<String> lines = new ArrayList<>();
    for (String line : text.lines().toList()) {
      if (!line.startsWith(FENCE)) {
        lines.add(line);
      } else if (language == null) {
        read(String.join(" ", lines));
        language = line.substring(FENCE.length());
        lines.clear();
      } else {
        follow(language, lines);
        language = null;
        lines.clear();
      }
    }
    read(String.join(" ", lines));
    assertThat(ends).as("files to whose end nothing was added").isEmpty();
    return List.copyOf(commands);
  }

  private void read(String text) throws IOException {
    END_OF_FILE.matcher(text).results().forEach(file -> ends.add(file.group(1)));
    if (text.contains(UNDO)) {
      edit(lastEdit, true);
    }
  }

  private void follow(String language, List<String> block) throws IOException {
    switch (language) {
      case "yaml" -> add(block);
      case "diff" -> {
        lastEdit = List.copyOf(block);
        edit(lastEdit, false);
      }
      default -> command(block);
    }
  }

  private void add(List<String> block) throws IOException {
    Path file = directory.resolve(home).resolve(ends.remove());
    Files.write(file, block, StandardOpenOption.APPEND);
  }

  private void edit(List<String> block, boolean back) throws IOException {
    for (String part : ("\n" + String.join("\n", block)).split("\n--- ")) {
      if (!part.isEmpty()) {
        int end = part.indexOf('\n');
        edit(directory.resolve(part.substring(0, end)), part.substring(end + 1), back);
      }
    }
  }

  private static void edit(Path file, String hunks, boolean back) throws IOException {
    Matcher hunk = HUNK.matcher(hunks);
    while (hunk.find()) {
      String old = side(hunk.group(), back ? '+' : '-');
      String text = Files.readString(file);
      assertThat(text.split(Pattern.quote(old), -1)).as(file + " has once: " + old).hasSize(2);
      Files.writeString(file, text.replace(old, side(hunk.group(), back ? '-' : '+')));
    }
  }

  private static String side(String hunk, char sign) {
    StringBuilder side = new StringBuilder();
    hunk.lines()
        .filter(line -> line.charAt(0) == sign)
        .forEach(line -> side.append(line.substring(1)).append('\n'));
    return side.toString();
  }

  private void command(List<String> block) {
    assertThat(block.get(0)).as("the first line of a block of commands").startsWith("$ ");
    int at = 0;
    while (at < block.size()) {
      int next = at + 1;
      while (next < block.size() && !block.get(next).startsWith("$ ")) {
        next++;
      }
      command(block.get(at).substring(2), block.subList(at + 1, next));
      at = next;
    }
  }

  private void command(String command, List<String> printed) {
    commands.add(command);
    List<String> words = List.of(command.split(" "));
    if (words.get(0).equals("cd")) {
      directory = directory.resolve(words.get(1));
      return;
    }
    assertThat(words.get(0)).isIn("runesheet", "./runesheet");
    String[] arguments = words.subList(1, words.size()).toArray(String[]::new);
    Ran ran = Ran.in(directory, "", arguments);
    assertThat(ran.code()).as(command + ": " + ran.err()).isNotEqualTo(2);
    compare(command, printed, ran.lines());
  }

  /** Each run of lines that the page shows must stand in what was printed, in order. */
  private static void compare(String command, List<String> shown, List<String> printed) {
    List<String> rest = ended(printed);
    boolean gap = false;
    for (List<String> run : runs(ended(shown))) {
      if (gap) {
        assertThat(rest).as(command).containsSequence(run);
        rest = rest.subList(Collections.indexOfSubList(rest, run), rest.size());
      }
      assertThat(rest.subList(0, Math.min(run.size(), rest.size()))).as(command).isEqualTo(run);
      rest = rest.subList(run.size(), rest.size());
      gap = true;
    }
  }

  /** The lines with one that says that they end, so that nothing else may follow. */
  private static List<String> ended(List<String> lines) {
    List<String> all = new ArrayList<>(lines);
    all.add("(the end of what the command prints)");
    return all;
  }

  /** The lines between those that stand for any lines. */
  private static List<List<String>> runs(List<String> shown) {
    List<List<String>> runs = new ArrayList<>();
    runs.add(new ArrayList<>());
    for (String line : shown) {
      if (line.strip().equals(LEFT_OUT)) {
        runs.add(new ArrayList<>());
      } else {
        runs.get(runs.size() - 1).add(line);
      }
    }
    return runs;
  }
}

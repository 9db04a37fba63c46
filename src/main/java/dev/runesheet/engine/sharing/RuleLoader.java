package dev.runesheet.engine.sharing;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import org.kie.memorycompiler.WritableClassLoader;

/** The classes of one rule, and those that Drools makes of it while it is played. */
final class RuleLoader extends ClassLoader implements WritableClassLoader {

  private final Map<String, byte[]> files = new HashMap<>();

  RuleLoader(ClassLoader parent) {
    super(parent);
  }

  void add(String name, byte[] file) {
    files.put(name.replace('.', '/') + ".class", file);
    writeClass(name, file);
  }

  @Override
  public Class<?> writeClass(String name, byte[] file) {
    return defineClass(name, file, 0, file.length);
  }

  /** Drools reads the instructions of a consequence to compare them. */
  @Override
  public InputStream getResourceAsStream(String name) {
    byte[] file = files.get(name);
    return file == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(file);
  }
}

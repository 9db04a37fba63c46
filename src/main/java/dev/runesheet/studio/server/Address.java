package dev.runesheet.studio.server;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The address at which the studio is served.
 *
 * @param host an address or a name of this machine; {@code 0.0.0.0} for all of them
 * @param port 0 for any that is free
 */
public record Address(String host, int port) {

  /**
   * True if only this machine reaches it.
   *
   * @throws UnknownHostException if there is no such host
   */
  public boolean isLocal() throws UnknownHostException {
    return InetAddress.getByName(host).isLoopbackAddress();
  }

  /** The names by which browsers may ask for it besides those of this machine alone. */
  Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    try {
      if (!InetAddress.getByName(host).isAnyLocalAddress()) {
        return Set.of(inLink(host));
      }
      for (NetworkInterface card : NetworkInterface.networkInterfaces().toList()) {
        List<InetAddress> addresses = card.inetAddresses().toList();
        addresses.stream()
            .filter(one -> !one.isLoopbackAddress() && !one.isLinkLocalAddress())
            .map(Address::written)
            .forEach(names::add);
      }
      names.add(InetAddress.getLocalHost().getHostName());
    } catch (UnknownHostException | SocketException none) {
      names.add(inLink(host));
    }
    return names;
  }

  private static String written(InetAddress address) {
    String plain = address.getHostAddress().replaceFirst("%.*", "");
    return address instanceof Inet6Address ? "[" + plain + "]" : plain;
  }

  private static String inLink(String host) {
    return host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
  }
}
